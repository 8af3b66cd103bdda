import { queryOptions } from '@tanstack/react-query';
import { getProjectStatistics, type GetProjectStatisticsParameters } from '../actions/get-project-statistics.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { resolvePeriod, type StatisticsPeriod } from './statistics-period.ts';

/** As the call's own, with a range that is fixed or slides along with every fetch. */
export type GetProjectStatisticsQueryParameters = Omit<GetProjectStatisticsParameters, 'from' | 'to'> & StatisticsPeriod;

export const getProjectStatisticsQueryKey = (parameters: GetProjectStatisticsQueryParameters) =>
  ['getProjectStatistics', parameters] as const;

/** Requests of a project over time, all API keys together. Reaches back `periodSecs` from the moment of the fetch (or from `endsSecsAgo` before it), or is `from` to `to`. */
export function getProjectStatisticsQueryOptions(client: ApiClient, parameters: GetProjectStatisticsQueryParameters) {
  return queryOptions({
    queryKey: getProjectStatisticsQueryKey(parameters),
    queryFn: ({ signal }) => getProjectStatistics(client, resolvePeriod(parameters), { signal }),
  });
}
