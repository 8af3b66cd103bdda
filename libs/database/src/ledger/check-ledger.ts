import { sql } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';

/** A rule of the books that does not hold. */
export interface LedgerDifference {
  /**
   * - `balance`: a project's balance is not the sum of its entries (cents)
   * - `usage`: what usage cost is not what was charged plus the unbilled rest (microcents)
   * - `hours`: the hours do not add up to the minutes (microcents and counts)
   * - `payments`: what a project's payments took as fees and credited is not what the ledger holds of them (cents: credited, fees)
   * - `books`: the postings of all accounts do not add up to zero (cents)
   */
  readonly rule: 'balance' | 'usage' | 'hours' | 'payments' | 'books';
  /** The project it was found in; none for `books`. */
  readonly projectId: string | undefined;
  /** Decimal integers: they may exceed safe numbers. */
  readonly expected: string;
  readonly found: string;
}

interface Row extends Record<string, unknown> {
  rule: LedgerDifference['rule'];
  project_id: string | null;
  expected: string;
  found: string;
}

/** Reconciles ledger, balances and usage buckets in one consistent reading; an empty list says that every cent is accounted for. */
export async function checkLedger(executor: Executor): Promise<LedgerDifference[]> {
  const { rows } = await executor.execute<Row>(sql`
    with entries as (
      select project_id, sum(amount_cents) as cents, coalesce(sum(amount_cents) filter (where kind = 'usage'), 0) as usage_cents
      from ledger_entries group by 1
    ), minutes as (
      select project_id, sum(cost_microcents) as cost, sum(requests) as requests, sum(errors) as errors, sum(compute_units) as units
      from usage_minutes group by 1
    ), hours as (
      select project_id, sum(cost_microcents) as cost, sum(requests) as requests, sum(errors) as errors, sum(compute_units) as units
      from usage_hours group by 1
    ), paid as (
      select project_id, sum(credited_cents) as credited, sum(fee_cents) as fees from payments group by 1
    ), booked as (
      select project_id, sum(amount_cents) as credited, -coalesce(sum(amount_cents) filter (where kind = 'fee'), 0) as fees
      from ledger_entries where cause ? 'paymentId' group by 1
    )
    select 'balance' as rule, p.id as project_id, coalesce(e.cents, 0)::text as expected, p.balance_cents::text as found
      from projects p left join entries e on e.project_id = p.id where p.balance_cents <> coalesce(e.cents, 0)
    union all
    select 'usage', p.id, coalesce(m.cost, 0)::text, (p.unbilled_microcents - coalesce(e.usage_cents, 0) * 1000000)::text
      from projects p left join entries e on e.project_id = p.id left join minutes m on m.project_id = p.id
      where coalesce(m.cost, 0) <> p.unbilled_microcents - coalesce(e.usage_cents, 0) * 1000000
    union all
    select 'hours', coalesce(m.project_id, h.project_id), concat_ws(' ', m.cost, m.requests, m.errors, m.units),
        concat_ws(' ', h.cost, h.requests, h.errors, h.units)
      from minutes m full join hours h on h.project_id = m.project_id
      where (m.cost, m.requests, m.errors, m.units) is distinct from (h.cost, h.requests, h.errors, h.units)
    union all
    select 'payments', coalesce(p.project_id, e.project_id), concat_ws(' ', e.credited, e.fees), concat_ws(' ', p.credited, p.fees)
      from paid p full join booked e on e.project_id = p.project_id
      where (coalesce(p.credited, 0), coalesce(p.fees, 0)) <> (coalesce(e.credited, 0), coalesce(e.fees, 0))
    union all
    select 'books', null, '0', sum(amount_cents)::text from ledger_postings having sum(amount_cents) <> 0
    order by 1, 2`);
  return rows.map(({ rule, project_id: projectId, expected, found }) => ({ rule, projectId: projectId ?? undefined, expected, found }));
}
