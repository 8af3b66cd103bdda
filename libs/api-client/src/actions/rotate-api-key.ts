import * as calls from '@onepoint/api-contract/calls/api-keys';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type RotateApiKeyParameters = CallInput<typeof calls.rotateApiKey>['params'] & CallInput<typeof calls.rotateApiKey>['body'];
export type RotateApiKeyReturnType = CallOutput<typeof calls.rotateApiKey>;

/** Gives a key a new secret. The reply alone carries it: show it now or lose it. */
export function rotateApiKey(
  client: ApiClient,
  { projectId, apiKeyId, ...body }: RotateApiKeyParameters,
  options?: CallOptions,
): Promise<RotateApiKeyReturnType> {
  return client.call(calls.rotateApiKey, { params: { projectId, apiKeyId }, body }, options);
}
