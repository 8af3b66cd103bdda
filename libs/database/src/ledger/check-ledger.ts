import { referralShareBasisPoints } from '@onepoint/plans-domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import type { LedgerDifference } from './ledger-difference.ts';
import { balanceRules, balanceSums } from './rules/balance-rules.ts';
import { promoRules } from './rules/promo-rules.ts';
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
 * Reconciles ledger, balances, usage tables and what entries came of, in one consistent reading; an empty list says that every cent is accounted
 * for. It reads every row of usage once: `docs/decisions/0013-double-entry-ledger.md` says what that costs.
 *
 * @returns one difference for each rule and project, the first of its kind
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
