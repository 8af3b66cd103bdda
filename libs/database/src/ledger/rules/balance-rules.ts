/**
 * Projects against the sums of their entries and their usage, and the books as a whole. Usage is taken from the days: that these are what the
 * minutes say is a rule of its own.
 */
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
    select 'transfers', null, null, sum(-amount_cents) filter (where amount_cents < 0)::text, sum(amount_cents) filter (where amount_cents > 0)::text
    from ledger_entries where counter_account = 'clearing:transfers' having sum(amount_cents) <> 0`,
  `
    select 'deleted', id, null, '0', balance_cents::text from projects where deleted_at is not null and balance_cents > 0`,
  `
    select 'books', null, null, '0', sum(amount_cents)::text from ledger_postings having sum(amount_cents) <> 0`,
];

/** What the rules above share, read once. */
export const balanceSums = `
    entries as (
      select project_id, sum(amount_cents) as cents, coalesce(sum(amount_cents) filter (where kind = 'usage'), 0) as usage_cents
      from ledger_entries group by 1
    ), used as (
      select project_id, sum(cost_microcents) as cost from usage_days group by 1
    )`;
