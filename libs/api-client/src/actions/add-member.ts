import * as calls from '@onepoint/api-contract/calls/members';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type AddMemberParameters = CallInput<typeof calls.addMember>['params'] & CallInput<typeof calls.addMember>['body'];
export type AddMemberReturnType = CallOutput<typeof calls.addMember>;

/** Invites a person by user id or email address, as `createInvitation`: they are a member once they accept. */
export function addMember(
  client: ApiClient,
  { projectId, ...body }: AddMemberParameters,
  options?: CallOptions,
): Promise<AddMemberReturnType> {
  return client.call(calls.addMember, { params: { projectId }, body }, options);
}
