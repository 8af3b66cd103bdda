import { queryOptions } from '@tanstack/react-query';
import { getProviderStatistics, type GetProviderStatisticsParameters } from '../actions/get-provider-statistics.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { resolvePeriod, type StatisticsPeriod } from './statistics-period.ts';

/** As the call's own, with a range that is fixed or slides along with every fetch. */
export type GetProviderStatisticsQueryParameters = Omit<GetProviderStatisticsParameters, 'from' | 'to'> & StatisticsPeriod;

export const getProviderStatisticsQueryKey = (parameters: GetProviderStatisticsQueryParameters) =>
  ['getProviderStatistics', parameters] as const;

/** Requests that one provider was asked over time; those it did not answer are errors. Reaches back `periodSecs` from the moment of the fetch (or from `endsSecsAgo` before it), or is `from` to `to`. */
export function getProviderStatisticsQueryOptions(client: ApiClient, parameters: GetProviderStatisticsQueryParameters) {
  return queryOptions({
    queryKey: getProviderStatisticsQueryKey(parameters),
    queryFn: ({ signal }) => getProviderStatistics(client, resolvePeriod(parameters), { signal }),
  });
}
