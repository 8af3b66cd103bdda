import { listChainsQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Chains served here, and what a slug is called: itself until the chains are there. */
export function useChainNames() {
  const { data: chains } = useQuery(listChainsQueryOptions(useApiClient()));
  return { chains, chainName: (slug: string): string => chains?.find((chain) => chain.slug === slug)?.name ?? slug };
}
