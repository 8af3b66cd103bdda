import type { createDatabase, CreateDatabaseOptions } from '@onepoint/database';

export const ledgerCheckDatabaseOptions = {
  applicationName: 'onepoint-ledger-check',
  // The check reads every usage row, which takes minutes for a hundred million.
  statementTimeoutMs: 3_600_000,
  workMemoryMb: 256,
} as const satisfies Parameters<typeof createDatabase>[1];

/** For statistics: histograms of 500 buckets with dozens of chains and methods would spill to disk with PostgreSQL's default of 4 MB. */
export const statisticsDatabaseOptions: Pick<CreateDatabaseOptions, 'workMemoryMb'> = { workMemoryMb: 32 };
