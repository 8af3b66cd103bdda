import type { Orm } from '@onepoint/database';
import { sql } from 'drizzle-orm';
import type { Buckets } from './choose-buckets.ts';

export interface StatisticsScope {
  projectIds: readonly string[];
  apiKeyId?: string | undefined;
  chain?: string | undefined;
  method?: string | undefined;
}

/** Counts of one chain and method in one bucket; bigints come as text. */
export interface StatisticsRow extends Record<string, unknown> {
  bucket: number;
  chain: string;
  method: string;
  requests: string;
  errors: string;
  compute_units: string;
  microcents: string;
}

/** Buckets of whole hours are read from the hours: a sixtieth of the rows. */
const hourSecs = 3600;

export type StatisticsRepository = ReturnType<typeof createStatisticsRepository>;

export function createStatisticsRepository(orm: Orm) {
  return {
    /** Sums by bucket, chain and method; buckets without traffic have no row. One scan of the primary key (project, time) a project. */
    sum: async ({ projectIds, apiKeyId, chain, method }: StatisticsScope, buckets: Buckets): Promise<StatisticsRow[]> => {
      const { fromSecs, widthSecs, count } = buckets;
      const [table, time] = widthSecs % hourSecs === 0 ? [sql`usage_hours`, sql`u.hour`] : [sql`usage_minutes`, sql`u.minute`];
      const { rows } = await orm.execute<StatisticsRow>(sql`
        select ((extract(epoch from ${time})::bigint - ${fromSecs}::bigint) / ${widthSecs}::bigint)::integer as bucket, u.chain, u.method,
          sum(u.requests) as requests, sum(u.errors) as errors, sum(u.compute_units) as compute_units,
          sum(u.cost_microcents) as microcents
        from ${table} u
        where u.project_id = any(${sql.param(projectIds)}::text[])
          and ${time} >= to_timestamp(${fromSecs}::bigint) and ${time} < to_timestamp(${fromSecs + widthSecs * count}::bigint)
          and (${apiKeyId ?? null}::text is null or u.api_key_id = ${apiKeyId ?? null}::text)
          and (${chain ?? null}::text is null or u.chain = ${chain ?? null}::text)
          and (${method ?? null}::text is null or u.method = ${method ?? null}::text)
        group by 1, 2, 3`);
      return rows;
    },
  };
}
