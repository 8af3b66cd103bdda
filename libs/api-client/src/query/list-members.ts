import { queryOptions } from '@tanstack/react-query';
import { listMembers, type ListMembersParameters } from '../actions/list-members.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listMembersQueryKey = (parameters: ListMembersParameters) => ['listMembers', parameters] as const;

/** Members of a project. */
export function listMembersQueryOptions(client: ApiClient, parameters: ListMembersParameters) {
  return queryOptions({
    queryKey: listMembersQueryKey(parameters),
    queryFn: ({ signal }) => listMembers(client, parameters, { signal }),
  });
}
