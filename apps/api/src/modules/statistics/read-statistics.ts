import type { Statistics, StatisticsQuery } from '@onepoint/api-contract';
import { chooseBuckets } from './choose-buckets.ts';
import type { StatisticsScope } from './statistics-query.ts';
import type { StatisticsRepository } from './statistics-repository.ts';
import { toStatistics } from './to-statistics.ts';

/** What all statistics calls do: what the query asks for, of no more than the scope that the path allows. */
export async function readStatistics(
  statistics: StatisticsRepository,
  { from, to, granularityInSecs, chain, method }: StatisticsQuery,
  scope: Pick<StatisticsScope, 'projectIds' | 'providerIds' | 'apiKeyId'>,
): Promise<Statistics> {
  const buckets = chooseBuckets(new Date(from), new Date(to), granularityInSecs);
  return toStatistics(await statistics.sum({ ...scope, chain, method }, buckets), buckets);
}
