import { queryOptions } from '@tanstack/react-query';
import { getProject, type GetProjectParameters } from '../actions/get-project.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getProjectQueryKey = (parameters: GetProjectParameters) => ['getProject', parameters] as const;

/** One project, with its balance and plan. */
export function getProjectQueryOptions(client: ApiClient, parameters: GetProjectParameters) {
  return queryOptions({
    queryKey: getProjectQueryKey(parameters),
    queryFn: ({ signal }) => getProject(client, parameters, { signal }),
  });
}
