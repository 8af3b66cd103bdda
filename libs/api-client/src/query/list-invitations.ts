import { queryOptions } from '@tanstack/react-query';
import { listInvitations, type ListInvitationsParameters } from '../actions/list-invitations.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listInvitationsQueryKey = (parameters: ListInvitationsParameters) => ['listInvitations', parameters] as const;

/** Invitations of a project that wait to be accepted. */
export function listInvitationsQueryOptions(client: ApiClient, parameters: ListInvitationsParameters) {
  return queryOptions({
    queryKey: listInvitationsQueryKey(parameters),
    queryFn: ({ signal }) => listInvitations(client, parameters, { signal }),
  });
}
