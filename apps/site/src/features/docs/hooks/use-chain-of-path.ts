import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const subscribe = (): (() => void) => () => undefined;

/** Slug of the chain in a method's address (`/docs/methods/eth_call/base`); null where there is none. The document is the same for all of them and hydrates without one. */
export function useChainOfPath(): string | null {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => /\/docs\/methods\/\w+\/([\w-]+)$/.exec(pathname)?.[1] ?? null,
    () => null,
  );
}
