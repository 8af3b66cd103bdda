import { useEffect, useRef } from 'react';
import { pageHolds } from './page-holds.ts';

/**
 * Asks before the page is left for another one, as long as something on it would be lost: by a link, by Back, and by the browser, which has words of
 * its own when it closes or reloads the page.
 *
 * @param ask whether to leave all the same
 */
export function useHoldPage(isHeld: boolean, ask: () => Promise<boolean>): void {
  const asks = useRef(ask);
  useEffect(() => {
    asks.current = ask;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    const letGo = pageHolds.add({ ask: () => asks.current() });
    const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => {
      letGo();
      removeEventListener('beforeunload', handleUnload);
    };
  }, [isHeld]);
}
