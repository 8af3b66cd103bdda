import * as calls from '@onepoint/api-contract/calls/invitations';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListInvitationsParameters = CallInput<typeof calls.listInvitations>['params'];
export type ListInvitationsReturnType = CallOutput<typeof calls.listInvitations>;

/** Invitations of a project that wait to be accepted. */
export function listInvitations(
  client: ApiClient,
  params: ListInvitationsParameters,
  options?: CallOptions,
): Promise<ListInvitationsReturnType> {
  return client.call(calls.listInvitations, { params }, options);
}
