import * as calls from '@onepoint/api-contract/calls/list-api-keys';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListApiKeysParameters = CallInput<typeof calls.listApiKeys>['params'];
export type ListApiKeysReturnType = CallOutput<typeof calls.listApiKeys>;

/** API keys of a project, newest first. */
export function listApiKeys(client: ApiClient, params: ListApiKeysParameters, options?: CallOptions): Promise<ListApiKeysReturnType> {
  return client.call(calls.listApiKeys, { params }, options);
}
