import * as calls from '@onepoint/api-contract/calls/invitations';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type RevokeInvitationParameters = CallInput<typeof calls.revokeInvitation>['params'];
export type RevokeInvitationReturnType = CallOutput<typeof calls.revokeInvitation>;

/** Takes an invitation back that was not accepted. */
export function revokeInvitation(
  client: ApiClient,
  params: RevokeInvitationParameters,
  options?: CallOptions,
): Promise<RevokeInvitationReturnType> {
  return client.call(calls.revokeInvitation, { params }, options);
}
