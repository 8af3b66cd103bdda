import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';

/** A rule of the books that does not hold. */
export interface LedgerDifference {
  /**
   * - `balance`: a project's balance is not the sum of its entries (cents)
   * - `usage`: what usage cost is not what was charged plus the unbilled rest and rests that were let go (microcents)
   * - `spend`: what was counted against the month's spend limit is a cent or more off what was charged in that month (microcents)
   * - `transfers`: what left projects for others is not what arrived there (cents: left, arrived)
   * - `deleted`: a deleted project holds money (cents)
   * - `hours`, `days`: the hours or days do not add up to the minutes (microcents, counts, and what `packCounters` packed)
   * - `errors`: more errors ended with something than there are (classified, all)
   * - `payments`: what a project's payments took as fees and credited is not what the ledger holds of them (cents: credited, fees)
   * - `books`: the postings of all accounts do not add up to zero (cents)
   */
  readonly rule: 'balance' | 'usage' | 'hours' | 'days' | 'errors' | 'payments' | 'spend' | 'transfers' | 'deleted' | 'books';
  /** The project it was found in; none for `books` and `transfers`. */
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

const sumsOf = (table: string): SQL =>
  sql.raw(`
      select project_id, sum(cost_microcents) as cost, sum(requests) as requests, sum(errors) as errors, sum(compute_units) as units, sum(provider_failures) as failures,
        sum(errors_by_status) as by_status, sum(latencies) as latencies
      from ${table} group by 1`);

const rollupDifferences = (rollup: 'hours' | 'days'): SQL =>
  sql.raw(`select '${rollup}', coalesce(m.project_id, r.project_id), concat_ws(' ', m.cost, m.requests, m.errors, m.units, m.failures, m.by_status, m.latencies),
        concat_ws(' ', r.cost, r.requests, r.errors, r.units, r.failures, r.by_status, r.latencies)
      from minutes m full join ${rollup} r on r.project_id = m.project_id
      where (m.cost, m.requests, m.errors, m.units, m.failures, m.by_status, m.latencies)
        is distinct from (r.cost, r.requests, r.errors, r.units, r.failures, r.by_status, r.latencies)`);

/** Reconciles ledger, balances and usage buckets in one consistent reading; an empty list says that every cent is accounted for. */
export async function checkLedger(executor: Executor): Promise<LedgerDifference[]> {
  const { rows } = await executor.execute<Row>(sql`
    with entries as (
      select project_id, sum(amount_cents) as cents, coalesce(sum(amount_cents) filter (where kind = 'usage'), 0) as usage_cents
      from ledger_entries group by 1
    ), minutes as (${sumsOf('usage_minutes')}
    ), hours as (${sumsOf('usage_hours')}
    ), days as (${sumsOf('usage_days')}
    ), paid as (
      select project_id, sum(credited_cents) as credited, sum(fee_cents) as fees from payments group by 1
    ), booked as (
      select project_id, sum(amount_cents) as credited, -coalesce(sum(amount_cents) filter (where kind = 'fee'), 0) as fees
      from ledger_entries where cause ? 'paymentId' group by 1
    ), charged_by_month as (
      select project_id, date_trunc('month', created_at at time zone 'UTC')::date as month, -sum(amount_cents) as cents
      from ledger_entries where kind = 'usage' group by 1, 2
    )
    select 'balance' as rule, p.id as project_id, coalesce(e.cents, 0)::text as expected, p.balance_cents::text as found
      from projects p left join entries e on e.project_id = p.id where p.balance_cents <> coalesce(e.cents, 0)
    union all
    select 'usage', p.id, coalesce(m.cost, 0)::text, (p.unbilled_microcents + p.waived_microcents - coalesce(e.usage_cents, 0) * 1000000)::text
      from projects p left join entries e on e.project_id = p.id left join minutes m on m.project_id = p.id
      where coalesce(m.cost, 0) <> p.unbilled_microcents + p.waived_microcents - coalesce(e.usage_cents, 0) * 1000000
    union all
    ${rollupDifferences('hours')}
    union all
    ${rollupDifferences('days')}
    union all
    select 'errors', c.project_id, c.errors::text, c.classified::text from (
      select project_id, errors, (select sum(mod(div(by_status, ('1' || repeat('0', 12 * n))::numeric), 1000000000000)) from generate_series(0, 9) n) as classified
      from minutes) c where c.classified > c.errors
    union all
    select 'payments', coalesce(p.project_id, e.project_id), concat_ws(' ', e.credited, e.fees), concat_ws(' ', p.credited, p.fees)
      from paid p full join booked e on e.project_id = p.project_id
      where (coalesce(p.credited, 0), coalesce(p.fees, 0)) <> (coalesce(e.credited, 0), coalesce(e.fees, 0))
    union all
    select 'spend', p.id, (coalesce(c.cents, 0) * 1000000)::text, p.spent_microcents::text
      from projects p left join charged_by_month c on c.project_id = p.id and c.month = p.spent_month
      where abs(p.spent_microcents - coalesce(c.cents, 0) * 1000000) >= 1000000
    union all
    select 'transfers', null, sum(-amount_cents) filter (where amount_cents < 0)::text, sum(amount_cents) filter (where amount_cents > 0)::text
      from ledger_entries where counter_account = 'clearing:transfers' having sum(amount_cents) <> 0
    union all
    select 'deleted', id, '0', balance_cents::text from projects where deleted_at is not null and balance_cents > 0
    union all
    select 'books', null, '0', sum(amount_cents)::text from ledger_postings having sum(amount_cents) <> 0
    order by 1, 2`);
  return rows.map(({ rule, project_id: projectId, expected, found }) => ({ rule, projectId: projectId ?? undefined, expected, found }));
}
