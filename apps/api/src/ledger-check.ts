import { checkLedger, createDatabase, type LedgerDifference } from '@onepoint/database';
import { z } from 'zod';

const { DATABASE_URL: databaseUrl } = z.object({ DATABASE_URL: z.string() }).parse(process.env);

const meaning: Readonly<Record<LedgerDifference['rule'], string>> = {
  balance: 'balance differs from the sum of its ledger entries (cents)',
  usage: 'charged and unbilled usage differ from what usage cost (microcents)',
  hours:
    'hours do not add up to the minutes (microcents, requests, errors, compute units, failures of providers, errors by status, latencies)',
  days: 'days do not add up to the minutes (microcents, requests, errors, compute units, failures of providers, errors by status, latencies)',
  errors: 'more errors are classified than there are (errors)',
  payments: 'payments differ from their ledger entries (cents: credited, fees)',
  spend: 'spend of the month differs from the usage charged in it (microcents)',
  transfers: 'what left projects for others did not all arrive (cents)',
  deleted: 'a deleted project holds money (cents)',
  books: 'the accounts do not add up to zero (cents)',
};

const database = createDatabase(databaseUrl, { applicationName: 'onepoint-ledger-check' });
try {
  const differences = await checkLedger(database.orm);
  for (const { rule, projectId, expected, found } of differences) {
    process.stdout.write(`${projectId ?? 'books'}: ${meaning[rule]}: expected ${expected}, found ${found}\n`);
  }
  const { rows } = await database.pool.query<{ entries: string; projects: string }>(
    'select count(*) as entries, count(distinct project_id) as projects from ledger_entries',
  );
  const verdict = differences.length === 0 ? 'every cent is accounted for' : `${differences.length} differences`;
  for (const { entries, projects } of rows) process.stdout.write(`${entries} ledger entries of ${projects} projects: ${verdict}\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
