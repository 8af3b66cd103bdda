import { appState } from '@onepoint/app-state';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { splitDocChain } from '../../shared/site-paths.ts';

const subscribe = (): (() => void) => () => undefined;

/**
 * Slug of the chain after a docs path (`/docs/methods/eth_call/base`), or null. The chain is stored for later pages. Documents are the same for all chains,
 * so the chain is null until hydration.
 */
export function useChainOfPath(): string | null {
  const { pathname } = useLocation();
  const chain = useSyncExternalStore(
    subscribe,
    () => splitDocChain(pathname).chain,
    () => null,
  );
  useEffect(() => {
    if (chain !== null) appState.set({ selectedDocChain: chain });
  }, [chain]);
  return chain;
}
