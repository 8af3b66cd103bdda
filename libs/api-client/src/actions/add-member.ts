import * as calls from '@onepoint/api-contract/calls/members';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type AddMemberParameters = CallInput<typeof calls.addMember>['params'] & CallInput<typeof calls.addMember>['body'];
export type AddMemberReturnType = CallOutput<typeof calls.addMember>;

/** Adds a member by user id or e-mail. `USER_NOT_FOUND` where an address has no user: invite it. */
export function addMember(
  client: ApiClient,
  { projectId, ...body }: AddMemberParameters,
  options?: CallOptions,
): Promise<AddMemberReturnType> {
  return client.call(calls.addMember, { params: { projectId }, body }, options);
}
