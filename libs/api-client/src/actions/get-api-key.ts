import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetApiKeyParameters = CallInput<typeof contract.getApiKey>['params'];
export type GetApiKeyReturnType = CallOutput<typeof contract.getApiKey>;

/** One API key. */
export function getApiKey(client: ApiClient, params: GetApiKeyParameters, options?: CallOptions): Promise<GetApiKeyReturnType> {
  return client.call(contract.getApiKey, { params }, options);
}
