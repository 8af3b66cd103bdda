import { appState } from '@onepoint/app-state';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAfterHydration } from '../../shared/hydration.ts';
import { splitDocChain } from '../../shared/site-paths.ts';

/**
 * Slug of the chain after a docs path (`/docs/methods/eth_call/base`), or null. The chain is stored for later pages. Documents are the same for all chains,
 * so the chain is null until hydration.
 */
export function useChainOfPath(): string | null {
  const { pathname } = useLocation();
  const chain = useAfterHydration(() => splitDocChain(pathname).chain, null);
  useEffect(() => {
    if (chain !== null) appState.set({ selectedDocChain: chain });
  }, [chain]);
  return chain;
}
