import * as calls from '@onepoint/api-contract/calls/api-keys';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeleteApiKeyParameters = CallInput<typeof calls.deleteApiKey>['params'];
export type DeleteApiKeyReturnType = CallOutput<typeof calls.deleteApiKey>;

/** Deletes an API key; it stops at once. */
export function deleteApiKey(client: ApiClient, params: DeleteApiKeyParameters, options?: CallOptions): Promise<DeleteApiKeyReturnType> {
  return client.call(calls.deleteApiKey, { params }, options);
}
