import * as calls from '@onepoint/api-contract/calls/members';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type RemoveMemberParameters = CallInput<typeof calls.removeMember>['params'] & {
  /** What becomes of the active keys whose secret the member was shown. Default `pause`. */
  readonly apiKeys?: 'pause' | 'keep' | undefined;
};
export type RemoveMemberReturnType = CallOutput<typeof calls.removeMember>;

/** Removes a member; oneself, to leave the project. The keys whose secret they were shown pause, unless kept. */
export function removeMember(
  client: ApiClient,
  { projectId, memberId, ...query }: RemoveMemberParameters,
  options?: CallOptions,
): Promise<RemoveMemberReturnType> {
  return client.call(calls.removeMember, { params: { projectId, memberId }, query }, options);
}
