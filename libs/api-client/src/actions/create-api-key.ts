import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreateApiKeyParameters = CallInput<typeof contract.createApiKey>['params'] & CallInput<typeof contract.createApiKey>['body'];
export type CreateApiKeyReturnType = CallOutput<typeof contract.createApiKey>;

/** Creates an API key. The reply alone carries its `secret`: show it now or lose it. */
export function createApiKey(
  client: ApiClient,
  { projectId, ...body }: CreateApiKeyParameters,
  options?: CallOptions,
): Promise<CreateApiKeyReturnType> {
  return client.call(contract.createApiKey, { params: { projectId }, body }, options);
}
