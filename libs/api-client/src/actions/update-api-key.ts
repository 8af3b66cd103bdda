import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type UpdateApiKeyParameters = CallInput<typeof contract.updateApiKey>['params'] & CallInput<typeof contract.updateApiKey>['body'];
export type UpdateApiKeyReturnType = CallOutput<typeof contract.updateApiKey>;

/** Renames, pauses or resumes an API key: only the fields given change. */
export function updateApiKey(
  client: ApiClient,
  { projectId, apiKeyId, ...body }: UpdateApiKeyParameters,
  options?: CallOptions,
): Promise<UpdateApiKeyReturnType> {
  return client.call(contract.updateApiKey, { params: { projectId, apiKeyId }, body }, options);
}
