import { appState } from '@onepoint/app-state';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { splitDocChain } from '../../../shared/doc-chain.ts';

const subscribe = (): (() => void) => () => undefined;

/**
 * Slug of the chain behind the address of a page of the documentation (`/docs/methods/eth_call/base`), which is kept for the pages that follow; null where
 * there is none. The document is the same for all of them: it is hydrated without one, and shows it from then on.
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
