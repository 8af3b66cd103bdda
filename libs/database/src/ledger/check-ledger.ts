import { referralShareBasisPoints } from '@onepoint/plans-domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { balanceRules, balanceSums, promoRules } from './rules/balance-rules.ts';
import { rollupRules } from './rules/rollup-rules.ts';
import { sourceRules } from './rules/source-rules.ts';

interface Row extends Record<string, unknown> {
  rule: LedgerDifference['rule'];
  project_id: string | null;
  at: string | null;
  more: number;
  expected: string;
  found: string;
}

/**
 * Reconciles the ledger, balances, usage tables and the sources of entries in one consistent query. Reads every usage row once; see
 * `docs/decisions/0013-double-entry-ledger.md` for the cost.
 *
 * @returns the first difference for each rule and project; empty when every cent is accounted for
 */
export async function checkLedger(executor: Executor): Promise<LedgerDifference[]> {
  const rules = [...balanceRules, ...promoRules, ...rollupRules, ...sourceRules(referralShareBasisPoints)].join('\n    union all');
  const { rows } = await executor.execute<Row>(
    sql.raw(`
    with ${balanceSums}, differences as (${rules})
    select distinct on (rule, project_id) *, count(*) over (partition by rule, project_id)::int - 1 as more
    from differences order by rule, project_id, at`),
  );
  return rows.map(({ rule, project_id: projectId, at, more, expected, found }) => ({
    rule,
    projectId: projectId ?? undefined,
    at: at ?? undefined,
    more,
    expected,
    found,
  }));
}

export interface LedgerDifference {
  /**
   * - `balance`: a project balance is not the sum of its entries and open charges (cents)
   * - `promo-balance`: promo credit differs from a replay of the project's entries and open charges, or exceeds the balance (cents)
   * - `promo-entries`: an entry, or the open charges, moved more or less promo credit than in that replay (cents)
   * - `promo-refunds`: a refund since migration 0026 contains promo credit (cents)
   * - `usage`: the cost of usage is not the charges plus unbilled and waived remainders (microcents)
   * - `spend`: the spend of the month differs by a cent or more from the charges in that month (microcents)
   * - `usage-days`: the charges of a day differ from its line in transactions and statements (cents)
   * - `transfers`: money that left projects did not arrive in others, in total or in one project (cents: sent, received)
   * - `deleted`: a deleted project has a balance (cents)
   * - `hours`: an hour of a project, key, chain, method and provider is not the sum of its minutes (columns of `rollupSums`)
   * - `days`: a day of the same is not the sum of its hours
   * - `errors`: a day has more classified errors than errors (errors, classified)
   * - `payments`: fee or credit of a payment differ from the ledger (cents: credited, fee)
   * - `deposits`: the credit of a transfer to a deposit address differs from its payment (cents)
   * - `custody`: the last on-chain balance of an address differs from its recorded transfers (token units: chain, books)
   * - `promo-codes`: the credit of a promo code differs from its activation (cents)
   * - `referrals`: a referral reward has the wrong amount or is missing (cents)
   * - `settlements`: the charge at a period end differs from its settlement (cents)
   * - `purchases`: the charge for a plan or packages differs from the audit log (cents)
   * - `closings`: money that left a project on deletion differs from the audit log (cents)
   * - `refunds`: more is owed for a deposit after deletion than arrived (cents: arrived, owed)
   * - `corrections`: a manual entry has no reason in its cause (cents)
   * - `books`: the postings of all accounts do not add up to zero (cents)
   */
  readonly rule: LedgerRule;
  /** Undefined for `books` and for `transfers` in total. */
  readonly projectId: string | undefined;
  /** First bucket, payment, or entry that differs; undefined if the whole project does. */
  readonly at: string | undefined;
  /** Number of further violations of the same rule in the project. */
  readonly more: number;
  /** Decimal integers as text, because they can exceed safe integers. Empty if missing. */
  readonly expected: string;
  readonly found: string;
}

type LedgerRule =
  | 'balance'
  | 'promo-balance'
  | 'promo-entries'
  | 'promo-refunds'
  | 'usage'
  | 'spend'
  | 'usage-days'
  | 'transfers'
  | 'deleted'
  | 'hours'
  | 'days'
  | 'errors'
  | 'payments'
  | 'deposits'
  | 'custody'
  | 'promo-codes'
  | 'referrals'
  | 'settlements'
  | 'purchases'
  | 'closings'
  | 'refunds'
  | 'corrections'
  | 'books';
