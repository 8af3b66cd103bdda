import type { Orm } from '@onepoint/database';
import { sql } from 'drizzle-orm';
import type { Buckets } from './choose-buckets.ts';

export interface StatisticsScope {
  /** Projects with the price of a compute unit in microcents at their present plan. */
  projects: readonly { id: string; microcentsPerComputeUnit: number }[];
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

export type StatisticsRepository = ReturnType<typeof createStatisticsRepository>;

export function createStatisticsRepository(orm: Orm) {
  return {
    /** Sums by bucket, chain and method; buckets without traffic have no row. One scan of the primary key (project, minute) a project. */
    sum: async ({ projects, apiKeyId, chain, method }: StatisticsScope, buckets: Buckets): Promise<StatisticsRow[]> => {
      const { fromSecs, widthSecs, count } = buckets;
      const { rows } = await orm.execute<StatisticsRow>(sql`
        select ((extract(epoch from u.minute)::bigint - ${fromSecs}::bigint) / ${widthSecs}::bigint)::integer as bucket, u.chain, u.method,
          sum(u.requests) as requests, sum(u.errors) as errors, sum(u.compute_units) as compute_units,
          sum(u.compute_units * p.rate) as microcents
        from unnest(${sql.param(projects.map(({ id }) => id))}::text[],
          ${sql.param(projects.map(({ microcentsPerComputeUnit }) => microcentsPerComputeUnit))}::bigint[]) as p (id, rate)
        join usage_minutes u on u.project_id = p.id
        where u.minute >= to_timestamp(${fromSecs}::bigint) and u.minute < to_timestamp(${fromSecs + widthSecs * count}::bigint)
          and (${apiKeyId ?? null}::text is null or u.api_key_id = ${apiKeyId ?? null}::text)
          and (${chain ?? null}::text is null or u.chain = ${chain ?? null}::text)
          and (${method ?? null}::text is null or u.method = ${method ?? null}::text)
        group by 1, 2, 3`);
      return rows;
    },
  };
}
