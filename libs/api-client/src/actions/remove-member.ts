import * as calls from '@onepoint/api-contract/calls/members';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type RemoveMemberParameters = CallInput<typeof calls.removeMember>['params'];
export type RemoveMemberReturnType = CallOutput<typeof calls.removeMember>;

/** Removes a member; oneself, to leave the project. */
export function removeMember(client: ApiClient, params: RemoveMemberParameters, options?: CallOptions): Promise<RemoveMemberReturnType> {
  return client.call(calls.removeMember, { params }, options);
}
