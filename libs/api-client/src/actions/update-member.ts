import * as calls from '@onepoint/api-contract/calls/members';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type UpdateMemberParameters = CallInput<typeof calls.updateMember>['params'] & CallInput<typeof calls.updateMember>['body'];
export type UpdateMemberReturnType = CallOutput<typeof calls.updateMember>;

/** Changes the role of a member. */
export function updateMember(
  client: ApiClient,
  { projectId, memberId, ...body }: UpdateMemberParameters,
  options?: CallOptions,
): Promise<UpdateMemberReturnType> {
  return client.call(calls.updateMember, { params: { projectId, memberId }, body }, options);
}
