import { queryOptions } from '@tanstack/react-query';
import { getProjectStatistics, type GetProjectStatisticsParameters } from '../actions/get-project-statistics.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { periodUntilNow, type Period } from './period-until-now.ts';

/** As the call's own, with the period as how far it reaches back: it slides along with every fetch. */
export interface GetProjectStatisticsQueryParameters extends Omit<GetProjectStatisticsParameters, 'from' | 'to'>, Period {}

export const getProjectStatisticsQueryKey = (parameters: GetProjectStatisticsQueryParameters) =>
  ['getProjectStatistics', parameters] as const;

/** Requests of a project over time, all API keys together. Reaches back `periodSecs` from the moment of the fetch, or from `endsSecsAgo` before it. */
export function getProjectStatisticsQueryOptions(client: ApiClient, parameters: GetProjectStatisticsQueryParameters) {
  const { periodSecs, endsSecsAgo, ...rest } = parameters;
  return queryOptions({
    queryKey: getProjectStatisticsQueryKey(parameters),
    queryFn: ({ signal }) => getProjectStatistics(client, { ...rest, ...periodUntilNow({ periodSecs, endsSecsAgo }) }, { signal }),
  });
}
