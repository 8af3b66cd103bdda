import type { Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** After this long without an answer a page says in words that it is still waiting. */
export const slowAfterMs = 10_000;

/** Whether a query loads what was never there yet. */
export const isFirstLoad = ({ state: { status, fetchStatus } }: Query): boolean => status === 'pending' && fetchStatus === 'fetching';

/**
 * Whether something has been waited for so long that the page should say so.
 *
 * @param waitingFor names what is waited for; null while nothing is. Another name starts the time anew
 * @param afterMs Default 10,000
 */
export function useIsSlow(waitingFor: string | null, afterMs = slowAfterMs): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (waitingFor === null) return undefined;
    const timer = setTimeout(() => setSlow(waitingFor), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [waitingFor, afterMs]);
  return waitingFor !== null && slow === waitingFor;
}
