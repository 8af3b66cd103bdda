import type { CreateDatabaseOptions } from '@onepoint/database';

/** Room for 500 buckets of dozens of chains and methods, whose histograms would spill to disk within PostgreSQL's own 4 MB. */
export const statisticsDatabaseOptions: Pick<CreateDatabaseOptions, 'workMemoryMb'> = { workMemoryMb: 32 };
