import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useIsOnScreen } from '../../../shared/on-screen.ts';

const subscribe = (): (() => void) => () => undefined;

/**
 * Slug of the chain behind a method's address (`/docs/methods/eth_call/base`); null where there is none. The document is the same for all
 * of them: it is taken over without one, and shows it from then on. The address is that of the page on screen; one that is drawn ahead is come to
 * by an address without a chain.
 */
export function useChainOfPath(): string | null {
  const { pathname } = useLocation();
  const isOnScreen = useIsOnScreen();
  const chain = useSyncExternalStore(
    subscribe,
    () => /\/docs\/methods\/\w+\/([\w-]+)$/.exec(pathname)?.[1] ?? null,
    () => null,
  );
  return isOnScreen ? chain : null;
}
