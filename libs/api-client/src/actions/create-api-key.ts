import * as calls from '@onepoint/api-contract/calls/api-keys';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreateApiKeyParameters = CallInput<typeof calls.createApiKey>['params'] & CallInput<typeof calls.createApiKey>['body'];
export type CreateApiKeyReturnType = CallOutput<typeof calls.createApiKey>;

/** Creates an API key. The reply alone carries its `secret`: show it now or lose it. */
export function createApiKey(
  client: ApiClient,
  { projectId, ...body }: CreateApiKeyParameters,
  options?: CallOptions,
): Promise<CreateApiKeyReturnType> {
  return client.call(calls.createApiKey, { params: { projectId }, body }, options);
}
