import * as calls from '@onepoint/api-contract/calls/providers';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListProvidersParameters = CallInput<typeof calls.listProviders>['params'];
export type ListProvidersReturnType = CallOutput<typeof calls.listProviders>;

/** A project's providers, newest first. */
export function listProviders(client: ApiClient, params: ListProvidersParameters, options?: CallOptions): Promise<ListProvidersReturnType> {
  return client.call(calls.listProviders, { params }, options);
}
