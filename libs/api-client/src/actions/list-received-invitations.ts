import * as calls from '@onepoint/api-contract/calls/invitations';
import type { CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListReceivedInvitationsReturnType = CallOutput<typeof calls.listReceivedInvitations>;

/** Invitations that wait for the signed-in user's verified e-mail addresses. */
export function listReceivedInvitations(client: ApiClient, options?: CallOptions): Promise<ListReceivedInvitationsReturnType> {
  return client.call(calls.listReceivedInvitations, {}, options);
}
