import * as calls from '@onepoint/api-contract/calls/invitations';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type AcceptInvitationParameters = CallInput<typeof calls.acceptInvitation>['params'];
export type AcceptInvitationReturnType = CallOutput<typeof calls.acceptInvitation>;

/** Makes the signed-in user a member. The reply is the project. */
export function acceptInvitation(
  client: ApiClient,
  params: AcceptInvitationParameters,
  options?: CallOptions,
): Promise<AcceptInvitationReturnType> {
  return client.call(calls.acceptInvitation, { params }, options);
}
