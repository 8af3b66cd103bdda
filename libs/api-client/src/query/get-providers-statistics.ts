import { queryOptions } from '@tanstack/react-query';
import { getProvidersStatistics, type GetProvidersStatisticsParameters } from '../actions/get-providers-statistics.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { resolvePeriod, type StatisticsPeriod } from './statistics-period.ts';

/** As the call's own, with a range that is fixed or slides along with every fetch. */
export type GetProvidersStatisticsQueryParameters = Omit<GetProvidersStatisticsParameters, 'from' | 'to'> & StatisticsPeriod;

export const getProvidersStatisticsQueryKey = (parameters: GetProvidersStatisticsQueryParameters) =>
  ['getProvidersStatistics', parameters] as const;

/** Requests that the providers of a project were asked over time; those they did not answer are errors. Reaches back `periodSecs` from the moment of the fetch (or from `endsSecsAgo` before it), or is `from` to `to`. */
export function getProvidersStatisticsQueryOptions(client: ApiClient, parameters: GetProvidersStatisticsQueryParameters) {
  return queryOptions({
    queryKey: getProvidersStatisticsQueryKey(parameters),
    queryFn: ({ signal }) => getProvidersStatistics(client, resolvePeriod(parameters), { signal }),
  });
}
