import * as calls from '@onepoint/api-contract/calls/invitations';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreateInvitationParameters = CallInput<typeof calls.createInvitation>['params'] &
  CallInput<typeof calls.createInvitation>['body'];
export type CreateInvitationReturnType = CallOutput<typeof calls.createInvitation>;

/** Invites a person by user id or email address. Nothing is sent. */
export function createInvitation(
  client: ApiClient,
  { projectId, ...body }: CreateInvitationParameters,
  options?: CallOptions,
): Promise<CreateInvitationReturnType> {
  return client.call(calls.createInvitation, { params: { projectId }, body }, options);
}
