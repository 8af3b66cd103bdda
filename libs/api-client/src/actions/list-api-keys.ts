import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListApiKeysParameters = CallInput<typeof contract.listApiKeys>['params'];
export type ListApiKeysReturnType = CallOutput<typeof contract.listApiKeys>;

/** API keys of a project, newest first. */
export function listApiKeys(client: ApiClient, params: ListApiKeysParameters, options?: CallOptions): Promise<ListApiKeysReturnType> {
  return client.call(contract.listApiKeys, { params }, options);
}
