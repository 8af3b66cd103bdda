import * as calls from '@onepoint/api-contract/calls/chains';
import type { CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListChainsReturnType = CallOutput<typeof calls.listChains>;

/** Chains served, with their endpoint addresses. */
export function listChains(client: ApiClient, options?: CallOptions): Promise<ListChainsReturnType> {
  return client.call(calls.listChains, {}, options);
}
