import { contract } from '@onepoint/api-contract';
import type { CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListChainsReturnType = CallOutput<typeof contract.listChains>;

/** Chains served, with their endpoint addresses. */
export function listChains(client: ApiClient, options?: CallOptions): Promise<ListChainsReturnType> {
  return client.call(contract.listChains, {}, options);
}
