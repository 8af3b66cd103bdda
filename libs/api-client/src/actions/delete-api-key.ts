import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeleteApiKeyParameters = CallInput<typeof contract.deleteApiKey>['params'];
export type DeleteApiKeyReturnType = CallOutput<typeof contract.deleteApiKey>;

/** Deletes an API key; it stops at once. */
export function deleteApiKey(client: ApiClient, params: DeleteApiKeyParameters, options?: CallOptions): Promise<DeleteApiKeyReturnType> {
  return client.call(contract.deleteApiKey, { params }, options);
}
