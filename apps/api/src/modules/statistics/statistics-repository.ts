import { providers, type Orm } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import type { Buckets } from './choose-buckets.ts';
import { statisticsQuery, type StatisticsScope } from './statistics-query.ts';

/** Sums of one chain and method in one bucket; bigints and numerics come as text. */
export interface SeriesRow extends Record<string, unknown> {
  kind: 'series';
  bucket: number;
  chain: string;
  method: string;
  requests: string;
  errors: string;
  compute_units: string;
  microcents: string;
}

/** What `packCounters` packed, summed over one bucket (`errors_by_status` and `latencies`) or over one chain and method (`latencies`). */
export interface PackedRow extends Record<string, unknown> {
  kind: 'bucket' | 'method';
  bucket: number | null;
  chain: string | null;
  method: string | null;
  errors_by_status: string | null;
  latencies: string;
}

export type StatisticsRow = SeriesRow | PackedRow;

export type StatisticsRepository = ReturnType<typeof createStatisticsRepository>;

export function createStatisticsRepository(orm: Orm) {
  return {
    /** Sums by bucket, chain and method; buckets without traffic have no row. */
    sum: async (scope: StatisticsScope, buckets: Buckets): Promise<StatisticsRow[]> => {
      const { rows } = await orm.execute<StatisticsRow>(statisticsQuery(scope, buckets));
      return rows;
    },

    /** Every provider that a project ever had: what deleted ones answered stays in the sums. */
    listProviderIds: async (projectId: string): Promise<string[]> => {
      const rows = await orm.select({ id: providers.id }).from(providers).where(eq(providers.projectId, projectId));
      return rows.map(({ id }) => id);
    },
  };
}
