import * as calls from '@onepoint/api-contract/calls/members';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListMembersParameters = CallInput<typeof calls.listMembers>['params'];
export type ListMembersReturnType = CallOutput<typeof calls.listMembers>;

/** Members of a project. */
export function listMembers(client: ApiClient, params: ListMembersParameters, options?: CallOptions): Promise<ListMembersReturnType> {
  return client.call(calls.listMembers, { params }, options);
}
