import * as calls from '@onepoint/api-contract/calls/api-keys';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type UpdateApiKeyParameters = CallInput<typeof calls.updateApiKey>['params'] & CallInput<typeof calls.updateApiKey>['body'];
export type UpdateApiKeyReturnType = CallOutput<typeof calls.updateApiKey>;

/** Renames, pauses or resumes an API key: only the fields given change. */
export function updateApiKey(
  client: ApiClient,
  { projectId, apiKeyId, ...body }: UpdateApiKeyParameters,
  options?: CallOptions,
): Promise<UpdateApiKeyReturnType> {
  return client.call(calls.updateApiKey, { params: { projectId, apiKeyId }, body }, options);
}
