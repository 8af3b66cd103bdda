import { queryOptions } from '@tanstack/react-query';
import { getApiKeyStatistics, type GetApiKeyStatisticsParameters } from '../actions/get-api-key-statistics.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { resolvePeriod, type StatisticsPeriod } from './statistics-period.ts';

/** As the call's own, with a range that is fixed or slides along with every fetch. */
export type GetApiKeyStatisticsQueryParameters = Omit<GetApiKeyStatisticsParameters, 'from' | 'to'> & StatisticsPeriod;

export const getApiKeyStatisticsQueryKey = (parameters: GetApiKeyStatisticsQueryParameters) => ['getApiKeyStatistics', parameters] as const;

/** Requests of one API key over time. Reaches back `periodSecs` from the moment of the fetch (or from `endsSecsAgo` before it), or is `from` to `to`. */
export function getApiKeyStatisticsQueryOptions(client: ApiClient, parameters: GetApiKeyStatisticsQueryParameters) {
  return queryOptions({
    queryKey: getApiKeyStatisticsQueryKey(parameters),
    queryFn: ({ signal }) => getApiKeyStatistics(client, resolvePeriod(parameters), { signal }),
  });
}
