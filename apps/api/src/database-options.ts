import type { createDatabase, CreateDatabaseOptions } from '@onepoint/database';

/** How `npm run ledger:check` reads the database. */
export const ledgerCheckDatabaseOptions = {
  applicationName: 'onepoint-ledger-check',
  // Every row of usage is read: minutes for a hundred million of them.
  statementTimeoutMs: 3_600_000,
  // Keeps the sums of millions of buckets out of temporary files.
  workMemoryMb: 256,
} as const satisfies Parameters<typeof createDatabase>[1];

/** Room for 500 buckets of dozens of chains and methods, whose histograms would spill to disk within PostgreSQL's own 4 MB. */
export const statisticsDatabaseOptions: Pick<CreateDatabaseOptions, 'workMemoryMb'> = { workMemoryMb: 32 };
