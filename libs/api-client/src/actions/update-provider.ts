import * as calls from '@onepoint/api-contract/calls/providers';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type UpdateProviderParameters = CallInput<typeof calls.updateProvider>['params'] & CallInput<typeof calls.updateProvider>['body'];
export type UpdateProviderReturnType = CallOutput<typeof calls.updateProvider>;

/** Changes, pauses or resumes a node: only the fields given change. */
export function updateProvider(
  client: ApiClient,
  { projectId, providerId, ...body }: UpdateProviderParameters,
  options?: CallOptions,
): Promise<UpdateProviderReturnType> {
  return client.call(calls.updateProvider, { params: { projectId, providerId }, body }, options);
}
