import type { Statistics, StatisticsQuery } from '@onepoint/api-contract';
import { chooseBuckets } from './choose-buckets.ts';
import type { StatisticsRepository } from './statistics-repository.ts';
import { toStatistics } from './to-statistics.ts';

/** What all three statistics calls do, for the projects and perhaps the one API key that they are about. */
export async function readStatistics(
  statistics: StatisticsRepository,
  { from, to, granularityInSecs, chain, method }: StatisticsQuery,
  projects: readonly { id: string }[],
  apiKeyId?: string,
): Promise<Statistics> {
  const buckets = chooseBuckets(new Date(from), new Date(to), granularityInSecs);
  const projectIds = projects.map(({ id }) => id);
  const rows = await statistics.sum({ projectIds, apiKeyId, chain, method }, buckets);
  return toStatistics(rows, buckets);
}
