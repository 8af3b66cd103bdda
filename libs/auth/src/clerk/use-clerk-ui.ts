import { useCallback, useEffect, useState } from 'react';
import { useIdentity } from '../react/identity-context.ts';

export interface ClerkUiState {
  /** `slow` after 10 s without an answer, `failed` where the script cannot be had. */
  readonly status: 'loading' | 'slow' | 'failed' | 'ready';
  /** True from `retry` until that says something. */
  readonly isRetrying: boolean;
  /** Asks for the script once more, even where the last request has not been answered. */
  readonly retry: () => void;
}

/**
 * Fetches Clerk's prebuilt components and says how far that is, so that a page never waits for them without a word. Show Clerk's components once it is `ready`.
 *
 * @param slowAfterMs Default 10,000
 */
export function useClerkUi(slowAfterMs = 10_000): ClerkUiState {
  const { ui } = useIdentity();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<ClerkUiState['status']>('loading');
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'slow' : now)), slowAfterMs);
    ui.load({ anew: attempt > 0 }).then(
      // An earlier request that is answered after all is as good.
      () => setStatus('ready'),
      () => {
        if (isLatest) setStatus((now) => (now === 'ready' ? now : 'failed'));
      },
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [ui, attempt, slowAfterMs]);
  const retry = useCallback(() => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { status, isRetrying: status === 'loading' && attempt > 0, retry };
}
