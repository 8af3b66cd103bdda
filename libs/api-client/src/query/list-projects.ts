import { queryOptions } from '@tanstack/react-query';
import { listProjects } from '../actions/list-projects.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listProjectsQueryKey = () => ['listProjects'] as const;

/** Projects the signed-in user is a member of, oldest first. */
export function listProjectsQueryOptions(client: ApiClient) {
  return queryOptions({
    queryKey: listProjectsQueryKey(),
    queryFn: ({ signal }) => listProjects(client, { signal }),
    // A balance or a role that changed elsewhere shows when a screen opens (specification, section 7).
    staleTime: 0,
  });
}
