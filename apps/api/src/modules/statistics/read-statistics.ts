import type { Statistics, StatisticsQuery } from '@onepoint/api-contract';
import { findServiceChain, serviceChains } from '@onepoint/chains';
import { validationFailed } from '../../errors/to-api-error.ts';
import { chooseBuckets } from './choose-buckets.ts';
import type { StatisticsScope } from './statistics-query.ts';
import type { StatisticsRepository } from './statistics-repository.ts';
import { toStatistics } from './to-statistics.ts';

/**
 * What all statistics calls do: what the query asks for, of no more than the scope that the path allows.
 *
 * @throws {ApiError} VALIDATION_FAILED for a chain that is not in the registry
 */
export async function readStatistics(
  statistics: StatisticsRepository,
  { from, to, granularityInSecs, chain, method }: StatisticsQuery,
  scope: Pick<StatisticsScope, 'projectIds' | 'providerIds' | 'apiKeyId'>,
): Promise<Statistics> {
  if (chain !== undefined && findServiceChain(chain) === undefined) {
    const message = `Must be one of ${serviceChains.map(({ slug }) => slug).join(', ')}`;
    throw validationFailed([{ in: 'querystring', path: ['chain'], rule: 'unknown_chain', message }]);
  }
  const buckets = chooseBuckets(new Date(from), new Date(to), granularityInSecs);
  return toStatistics(await statistics.sum({ ...scope, chain, method }, buckets), buckets);
}
