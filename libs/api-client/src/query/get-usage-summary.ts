import { queryOptions } from '@tanstack/react-query';
import { getUsageSummary, type GetUsageSummaryParameters } from '../actions/get-usage-summary.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getUsageSummaryQueryKey = ({ projectId }: GetUsageSummaryParameters) => ['getUsageSummary', projectId] as const;

/** Month to date, average day, how long the balance lasts, and how near the limits are. */
export function getUsageSummaryQueryOptions(client: ApiClient, parameters: GetUsageSummaryParameters) {
  return queryOptions({
    queryKey: getUsageSummaryQueryKey(parameters),
    queryFn: ({ signal }) => getUsageSummary(client, parameters, { signal }),
  });
}
