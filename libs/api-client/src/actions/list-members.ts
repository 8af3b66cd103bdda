import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListMembersParameters = CallInput<typeof contract.listMembers>['params'];
export type ListMembersReturnType = CallOutput<typeof contract.listMembers>;

/** Members of a project. */
export function listMembers(client: ApiClient, params: ListMembersParameters, options?: CallOptions): Promise<ListMembersReturnType> {
  return client.call(contract.listMembers, { params }, options);
}
