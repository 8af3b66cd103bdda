import type { Orm } from '../create-database.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

/** Differences of the books, each as rule, project, place, what was expected and what was found. */
export async function ledgerDifferences(orm: Orm): Promise<unknown[]> {
  const differences = await checkLedger(orm);
  return differences.map(({ rule, projectId, at, expected, found }) => [rule, projectId, at, expected, found]);
}
