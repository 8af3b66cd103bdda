import { checkLedger, type LedgerDifference } from '@onepoint/database';
import { api } from './api.ts';

/** What the books of these projects have wrong. The database is shared with tests that write usage, payments and deposits without a cause. */
export async function ledgerDifferences(projectIds: readonly string[]): Promise<LedgerDifference[]> {
  const differences = await checkLedger(api.database.orm);
  return differences.filter(({ projectId }) => projectId !== undefined && projectIds.includes(projectId));
}
