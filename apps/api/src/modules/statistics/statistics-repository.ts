import type { Orm } from '@onepoint/database';
import { sql, type SQL } from 'drizzle-orm';
import type { Buckets } from './choose-buckets.ts';
import { usageTable } from './usage-table.ts';

export interface StatisticsScope {
  /** Whose calls; those of anybody when only providers are named. */
  projectIds?: readonly string[] | undefined;
  /** Whose nodes answered. */
  providerIds?: readonly string[] | undefined;
  apiKeyId?: string | undefined;
  chain?: string | undefined;
  method?: string | undefined;
}

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

const among = (column: SQL, ids: readonly string[] | undefined): SQL =>
  ids === undefined ? sql`` : sql`and ${column} = any(${sql.param(ids)}::text[])`;

const equals = (column: SQL, value: string | undefined): SQL => (value === undefined ? sql`` : sql`and ${column} = ${value}`);

export type StatisticsRepository = ReturnType<typeof createStatisticsRepository>;

export function createStatisticsRepository(orm: Orm) {
  return {
    /**
     * Sums by bucket, chain and method; buckets without traffic have no row. One scan of an index that starts with project (or provider) and
     * time; what is asked for beside the sums is made of them, not of the table.
     */
    sum: async (scope: StatisticsScope, buckets: Buckets): Promise<StatisticsRow[]> => {
      const { fromSecs, widthSecs, count } = buckets;
      const { table, time } = usageTable(widthSecs);
      const { rows } = await orm.execute<StatisticsRow>(sql`
        with sums as materialized (
          select ((extract(epoch from ${time})::bigint - ${fromSecs}::bigint) / ${widthSecs}::bigint)::integer as bucket, u.chain, u.method,
            sum(u.requests) as requests, sum(u.errors) as errors, sum(u.compute_units) as compute_units,
            sum(u.cost_microcents) as microcents, sum(u.errors_by_status) as errors_by_status, sum(u.latencies) as latencies
          from ${table} u
          where ${time} >= to_timestamp(${fromSecs}::bigint) and ${time} < to_timestamp(${fromSecs + widthSecs * count}::bigint)
            ${among(sql`u.project_id`, scope.projectIds)} ${among(sql`u.provider_id`, scope.providerIds)}
            ${equals(sql`u.api_key_id`, scope.apiKeyId)} ${equals(sql`u.chain`, scope.chain)} ${equals(sql`u.method`, scope.method)}
          group by 1, 2, 3
        )
        select 'series' as kind, bucket, chain, method, requests, errors, compute_units, microcents, null as errors_by_status, null as latencies
        from sums
        union all
        select 'bucket', bucket, null, null, null, null, null, null, sum(errors_by_status)::text, sum(latencies)::text from sums group by bucket
        union all
        select 'method', null, chain, method, null, null, null, null, null, sum(latencies)::text from sums group by chain, method`);
      return rows;
    },
  };
}
