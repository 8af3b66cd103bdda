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
      select project_id, date_trunc('month', day)::date as month, -sum(amount_cents) as cents from charges group by 1, 2
    ) c on c.project_id = p.id and c.month = p.spent_month
    where abs(p.spent_microcents - coalesce(c.cents, 0) * 1000000) >= 1000000`,
  `
    select 'usage-days', d.project_id, d.day::text, sum(d.cents)::text, sum(d.found)::text
    from (
      select project_id, day, sum(amount_cents) as cents, 0 as found from charges group by 1, 2
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

/** Subqueries shared by the rules. Open charges count toward a balance before they become entries. */
export const balanceSums = `
    charges as (
      select project_id, (created_at at time zone 'UTC')::date as day, amount_cents from ledger_entries where kind = 'usage'
      union all
      select project_id, (hour at time zone 'UTC')::date, amount_cents from open_usage_charges
    ), entries as (
      select project_id, sum(amount_cents) as cents, coalesce(sum(amount_cents) filter (where kind = 'usage'), 0) as usage_cents
      from (
        select project_id, kind, amount_cents from ledger_entries
        union all
        select project_id, 'usage', amount_cents from open_usage_charges
      ) moved group by 1
    ), open_promo as (
      select e.project_id, coalesce(r.cents, 0) as posted_cents, coalesce(o.promo_cents, 0) as found,
        case when o.cents is null then 0 else
          promo_balance_after((e.cents - o.cents)::bigint, coalesce(r.cents, 0)::bigint, 'income:usage', o.cents::bigint, 0) - coalesce(r.cents, 0)
        end as expected
      from entries e
      left join (select project_id, sum(replayed_cents) as cents from ledger_promo_replay group by 1) r on r.project_id = e.project_id
      left join (select project_id, sum(amount_cents) as cents, sum(promo_cents) as promo_cents from open_usage_charges group by 1) o
        on o.project_id = e.project_id
    ), used as (
      select project_id, sum(cost_microcents) as cost from usage_days group by 1
    )`;

/**
 * Compares promo credit with a replay of the entries. The view `ledger_promo_replay` applies the same rule as the trigger. Refunds from
 * before migration 0026 can contain promo credit.
 */
export const promoRules: readonly string[] = [
  `
    select 'promo-balance' as rule, p.id as project_id, null::text as at, coalesce(o.posted_cents + o.expected, 0)::text as expected,
      p.promo_balance_cents::text as found
    from projects p left join open_promo o on o.project_id = p.id
    where p.promo_balance_cents <> coalesce(o.posted_cents + o.expected, 0) or p.promo_balance_cents not between 0 and greatest(p.balance_cents, 0)`,
  `
    select 'promo-entries', project_id, null, expected::text, found::text from open_promo where found <> expected`,
  `
    select 'promo-entries', project_id, entry_id, replayed_cents::text, promo_cents::text
    from ledger_promo_replay where promo_cents <> replayed_cents`,
  `
    select 'promo-refunds', project_id, id, '0', (-promo_cents)::text
    from ledger_entries
    where counter_account = 'liability:refunds-payable' and promo_cents <> 0
      and created_at > (select applied_at from schema_migrations where name like '0026%')`,
];
