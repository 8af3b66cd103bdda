import { queryOptions } from '@tanstack/react-query';
import { getUsage, type GetUsageParameters } from '../actions/get-usage.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getUsageQueryKey = (parameters: GetUsageParameters) => ['getUsage', parameters] as const;

/** What a project used and what it cost in a range of whole UTC days: by day, by method and by API key. */
export function getUsageQueryOptions(client: ApiClient, parameters: GetUsageParameters) {
  return queryOptions({
    queryKey: getUsageQueryKey(parameters),
    queryFn: ({ signal }) => getUsage(client, parameters, { signal }),
  });
}
