import { queryOptions } from '@tanstack/react-query';
import { getApiKeyStatistics, type GetApiKeyStatisticsParameters } from '../actions/get-api-key-statistics.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { periodUntilNow, type Period } from './period-until-now.ts';

/** As the call's own, with the period as how far it reaches back: it slides along with every fetch. */
export interface GetApiKeyStatisticsQueryParameters extends Omit<GetApiKeyStatisticsParameters, 'from' | 'to'>, Period {}

export const getApiKeyStatisticsQueryKey = (parameters: GetApiKeyStatisticsQueryParameters) => ['getApiKeyStatistics', parameters] as const;

/** Requests of one API key over time. Reaches back `periodSecs` from the moment of the fetch, or from `endsSecsAgo` before it. */
export function getApiKeyStatisticsQueryOptions(client: ApiClient, parameters: GetApiKeyStatisticsQueryParameters) {
  const { periodSecs, endsSecsAgo, ...rest } = parameters;
  return queryOptions({
    queryKey: getApiKeyStatisticsQueryKey(parameters),
    queryFn: ({ signal }) => getApiKeyStatistics(client, { ...rest, ...periodUntilNow({ periodSecs, endsSecsAgo }) }, { signal }),
  });
}
