import * as calls from '@onepoint/api-contract/calls/get-api-key';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetApiKeyParameters = CallInput<typeof calls.getApiKey>['params'];
export type GetApiKeyReturnType = CallOutput<typeof calls.getApiKey>;

/** One API key. */
export function getApiKey(client: ApiClient, params: GetApiKeyParameters, options?: CallOptions): Promise<GetApiKeyReturnType> {
  return client.call(calls.getApiKey, { params }, options);
}
