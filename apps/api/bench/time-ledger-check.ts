import { checkLedger, createDatabase } from '@onepoint/database';
import { ledgerCheckDatabaseOptions } from '../src/database-options.ts';

/** Duration of `npm run ledger:check`, in seconds. */
export async function timeLedgerCheck(databaseUrl: string): Promise<number> {
  const database = createDatabase(databaseUrl, ledgerCheckDatabaseOptions);
  try {
    const begunMs = performance.now();
    await checkLedger(database.orm);
    return (performance.now() - begunMs) / 1000;
  } finally {
    await database.close();
  }
}
