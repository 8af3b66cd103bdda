import * as calls from '@onepoint/api-contract/calls/providers';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeleteProviderParameters = CallInput<typeof calls.deleteProvider>['params'];
export type DeleteProviderReturnType = CallOutput<typeof calls.deleteProvider>;

/** Removes a node; what it served stays counted. */
export function deleteProvider(
  client: ApiClient,
  params: DeleteProviderParameters,
  options?: CallOptions,
): Promise<DeleteProviderReturnType> {
  return client.call(calls.deleteProvider, { params }, options);
}
