import * as calls from '@onepoint/api-contract/calls/invitations';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeclineInvitationParameters = CallInput<typeof calls.declineInvitation>['params'];
export type DeclineInvitationReturnType = CallOutput<typeof calls.declineInvitation>;

/** Ends an invitation that waits for the signed-in user. */
export function declineInvitation(
  client: ApiClient,
  params: DeclineInvitationParameters,
  options?: CallOptions,
): Promise<DeclineInvitationReturnType> {
  return client.call(calls.declineInvitation, { params }, options);
}
