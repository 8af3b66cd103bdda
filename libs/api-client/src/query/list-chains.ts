import { queryOptions } from '@tanstack/react-query';
import { listChains } from '../actions/list-chains.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listChainsQueryKey = () => ['listChains'] as const;

/** Chains served, with their endpoint addresses. */
export function listChainsQueryOptions(client: ApiClient) {
  return queryOptions({
    queryKey: listChainsQueryKey(),
    queryFn: ({ signal }) => listChains(client, { signal }),
  });
}
