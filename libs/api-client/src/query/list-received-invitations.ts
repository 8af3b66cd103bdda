import { queryOptions } from '@tanstack/react-query';
import { listReceivedInvitations } from '../actions/list-received-invitations.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listReceivedInvitationsQueryKey = () => ['listReceivedInvitations'] as const;

/** Invitations that wait for the signed-in user. */
export function listReceivedInvitationsQueryOptions(client: ApiClient) {
  return queryOptions({
    queryKey: listReceivedInvitationsQueryKey(),
    queryFn: ({ signal }) => listReceivedInvitations(client, { signal }),
  });
}
