import * as calls from '@onepoint/api-contract/calls/providers';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreateProviderParameters = CallInput<typeof calls.createProvider>['params'] & CallInput<typeof calls.createProvider>['body'];
export type CreateProviderReturnType = CallOutput<typeof calls.createProvider>;

/** Adds a node, once it answers as one of its chain. */
export function createProvider(
  client: ApiClient,
  { projectId, ...body }: CreateProviderParameters,
  options?: CallOptions,
): Promise<CreateProviderReturnType> {
  return client.call(calls.createProvider, { params: { projectId }, body }, options);
}
