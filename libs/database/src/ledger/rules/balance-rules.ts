/** Compares projects with the sums of their entries and usage, and the books as a whole. Usage is read from days; `rollupRules` check those. */
export const balanceRules: readonly string[] = [
  `
    select 'balance' as rule, p.id as project_id, null::text as at, coalesce(e.cents, 0)::text as expected, p.balance_cents::text as found
    from projects p left join entries e on e.project_id = p.id where p.balance_cents <> coalesce(e.cents, 0)`,
  `
    select 'usage', p.id, null, coalesce(u.cost, 0)::text, (p.unbilled_microcents + p.waived_microcents - coalesce(e.usage_cents, 0) * 1000000)::text
    from projects p left join entries e on e.project_id = p.id left join used u on u.project_id = p.id
    where coalesce(u.cost, 0) <> p.unbilled_microcents + p.waived_microcents - coalesce(e.usage_cents, 0) * 1000000`,
  `
    select 'spend', p.id, null, (coalesce(c.cents, 0) * 1000000)::text, p.spent_microcents::text
    from projects p left join (
      select project_id, date_trunc('month', created_at at time zone 'UTC')::date as month, -sum(amount_cents) as cents
      from ledger_entries where kind = 'usage' group by 1, 2
    ) c on c.project_id = p.id and c.month = p.spent_month
    where abs(p.spent_microcents - coalesce(c.cents, 0) * 1000000) >= 1000000`,
  `
    select 'usage-days', d.project_id, d.day::text, sum(d.cents)::text, sum(d.found)::text
    from (
      select project_id, (created_at at time zone 'UTC')::date as day, sum(amount_cents) as cents, 0 as found
      from ledger_entries where kind = 'usage' group by 1, 2
      union all
      select project_id, day, 0, amount_cents from ledger_usage_days
    ) d group by d.project_id, d.day having sum(d.cents) <> sum(d.found)`,
  `
    select 'transfers', null, null, sum(-amount_cents) filter (where amount_cents < 0)::text, sum(amount_cents) filter (where amount_cents > 0)::text
    from ledger_entries where counter_account = 'clearing:transfers' having sum(amount_cents) <> 0`,
  `
    select 'deleted', id, null, '0', balance_cents::text from projects where deleted_at is not null and balance_cents > 0`,
  `
    select 'books', null, null, '0', sum(amount_cents)::text from ledger_postings having sum(amount_cents) <> 0`,
];

/** Subqueries shared by the rules above. */
export const balanceSums = `
    entries as (
      select project_id, sum(amount_cents) as cents, coalesce(sum(amount_cents) filter (where kind = 'usage'), 0) as usage_cents
      from ledger_entries group by 1
    ), used as (
      select project_id, sum(cost_microcents) as cost from usage_days group by 1
    )`;

/**
 * Compares promo credit with a replay of the entries; the view `ledger_promo_replay` applies the rule of the trigger. Refunds from before migration
 * 0026 may contain promo credit.
 */
export const promoRules: readonly string[] = [
  `
    select 'promo-balance' as rule, p.id as project_id, null::text as at, coalesce(r.cents, 0)::text as expected, p.promo_balance_cents::text as found
    from projects p left join (select project_id, sum(replayed_cents) as cents from ledger_promo_replay group by 1) r on r.project_id = p.id
    where p.promo_balance_cents <> coalesce(r.cents, 0) or p.promo_balance_cents not between 0 and greatest(p.balance_cents, 0)`,
  `
    select 'promo-entries', project_id, entry_id, replayed_cents::text, promo_cents::text
    from ledger_promo_replay where promo_cents <> replayed_cents`,
  `
    select 'promo-refunds', project_id, id, '0', (-promo_cents)::text
    from ledger_entries
    where counter_account = 'liability:refunds-payable' and promo_cents <> 0
      and created_at > (select applied_at from schema_migrations where name like '0026%')`,
];
