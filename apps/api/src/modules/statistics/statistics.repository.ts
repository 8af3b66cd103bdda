import { packCounters, providers, type Orm } from '@onepoint/database';
import { errorStatuses } from '@onepoint/plans-domain';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Buckets, UsageKept } from './choose-buckets.ts';

export interface StatisticsScope {
  /** Projects that made the calls; undefined for all projects. */
  projectIds?: readonly string[] | undefined;
  /** Providers whose nodes answered; undefined for all nodes. */
  providerIds?: readonly string[] | undefined;
  apiKeyId?: string | undefined;
  chain?: string | undefined;
  method?: string | undefined;
}

/** Sums of one chain and method in one bucket. The driver returns bigints and numerics as text. */
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

/** Sums of `packCounters` values over one bucket (`errors_by_status` and `latencies`), or over one chain and method (`latencies`). */
export interface PackedRow extends Record<string, unknown> {
  kind: 'bucket' | 'method';
  bucket: number | null;
  chain: string | null;
  method: string | null;
  errors_by_status: string | null;
  latencies: string;
}

export type StatisticsRow = SeriesRow | PackedRow;

/**
 * All reads of usage for statistics go through this interface, so that usage can move to another database. `statistics-store.contract.ts` tests the
 * requirements.
 */
export interface StatisticsStore {
  /** Sums by bucket, chain, and method, and packed counters by bucket and by chain and method. Buckets without traffic have no row. */
  sum: (scope: StatisticsScope, buckets: Buckets) => Promise<StatisticsRow[]>;
  readKept: () => Promise<UsageKept>;
}

export type StatisticsRepository = StatisticsStore & {
  /** Includes deleted providers, whose usage still counts. */
  listProviderIds: (projectId: string) => Promise<string[]>;
};

export function createStatisticsRepository(orm: Orm): StatisticsRepository {
  return {
    sum: async (scope, buckets) => {
      const { rows } = await orm.execute<StatisticsRow>(statisticsQuery(scope, buckets));
      return rows;
    },

    readKept: async () => {
      const { rows } = await orm.execute<UsageKept & Record<string, unknown>>(sql`
        select max(extract(epoch from kept_from)::float8) filter (where table_name = 'usage_minutes') as "minutesFromSecs",
          max(extract(epoch from kept_from)::float8) filter (where table_name = 'usage_hours') as "hoursFromSecs"
        from usage_retention`);
      return rows[0] ?? { minutesFromSecs: -Infinity, hoursFromSecs: -Infinity };
    },

    listProviderIds: async (projectId) => {
      const rows = await orm.select({ id: providers.id }).from(providers).where(eq(providers.projectId, projectId));
      return rows.map(({ id }) => id);
    },
  };
}

const among = (column: SQL, ids: readonly string[] | undefined): SQL =>
  ids === undefined ? sql`` : sql`and ${column} = any(${sql.param(ids)}::text[])`;

/** One failed attempt at a node, packed like `errors_by_status`. */
const nodeFailure = packCounters(errorStatuses.map((status) => (status === 'upstreamFailed' ? 1 : 0)));

/**
 * Statistics of providers count failed attempts at their nodes as requests and errors. Statistics of customers don't, because another node answered.
 */
const sums = ({ projectIds, providerIds }: StatisticsScope): Readonly<Record<'requests' | 'errors' | 'errorsByStatus', SQL>> =>
  projectIds === undefined && providerIds !== undefined
    ? {
        requests: sql`sum(u.requests + u.provider_failures)`,
        errors: sql`sum(u.errors + u.provider_failures)`,
        errorsByStatus: sql`sum(u.errors_by_status) + sum(u.provider_failures) * ${sql.raw(nodeFailure)}`,
      }
    : { requests: sql`sum(u.requests)`, errors: sql`sum(u.errors)`, errorsByStatus: sql`sum(u.errors_by_status)` };

const equals = (column: SQL, value: string | undefined): SQL => (value === undefined ? sql`` : sql`and ${column} = ${value}`);

/**
 * Sums by bucket, chain, and method in one index scan over project (or provider) and time. The other results are derived from these sums. `date_bin`
 * runs for every row and takes a fifth of the time of arithmetic on `extract(epoch …)`.
 *
 * The third parameter is the table to read; default: the coarsest that fits the buckets.
 */
export function statisticsQuery(
  scope: StatisticsScope,
  { fromSecs, widthSecs, count }: Buckets,
  { table, time }: UsageTable = usageTable(widthSecs),
): SQL {
  const { projectIds, providerIds, apiKeyId, chain, method } = scope;
  const { requests, errors, errorsByStatus } = sums(scope);
  const start = sql`to_timestamp(${fromSecs}::bigint)`;
  return sql`
    with sums as materialized (
      select date_bin(make_interval(secs => ${widthSecs}::bigint), ${time}, ${start}) as start, u.chain, u.method,
        ${requests} as requests, ${errors} as errors, sum(u.compute_units) as compute_units,
        sum(u.cost_microcents) as microcents, ${errorsByStatus} as errors_by_status, sum(u.latencies) as latencies
      from ${table} u
      where ${time} >= ${start} and ${time} < to_timestamp(${fromSecs + widthSecs * count}::bigint)
        ${among(sql`u.project_id`, projectIds)} ${among(sql`u.provider_id`, providerIds)}
        ${equals(sql`u.api_key_id`, apiKeyId)} ${equals(sql`u.chain`, chain)} ${equals(sql`u.method`, method)}
      group by 1, 2, 3
      having ${requests} > 0 or sum(u.compute_units) > 0
    ), numbered as (
      select ((extract(epoch from start) - ${fromSecs}::bigint) / ${widthSecs}::bigint)::integer as bucket, sums.* from sums
    )
    select 'series' as kind, bucket, chain, method, requests, errors, compute_units, microcents, null as errors_by_status, null as latencies
    from numbered
    union all
    select 'bucket', bucket, null, null, null, null, null, null, sum(errors_by_status)::text, sum(latencies)::text from numbered group by bucket
    union all
    select 'method', null, chain, method, null, null, null, null, null, sum(latencies)::text from sums group by chain, method`;
}

const hourSecs = 3_600;

const daySecs = 86_400;

export interface UsageTable {
  readonly table: SQL;
  readonly time: SQL;
}

/** The coarsest table that fits the width, aliased as `u`. Hours have a sixtieth of the rows of minutes. */
export function usageTable(widthSecs: number): UsageTable {
  if (widthSecs % daySecs === 0) return { table: sql`usage_days`, time: sql`u.day` };
  if (widthSecs % hourSecs === 0) return { table: sql`usage_hours`, time: sql`u.hour` };
  return { table: sql`usage_minutes`, time: sql`u.minute` };
}
