import { useEffect, type ReactNode } from 'react';
import type { KeptActions } from '../../loader/keep-actions.ts';
import { repeatActions } from './repeat-actions.ts';

declare global {
  interface Window {
    /** Set by the inline loader: what the reader did before the application listened. */
    onepointActions?: KeptActions;
    /** Set by the inline loader: the reader has done something. */
    onepointIsRead?: boolean;
  }
}

/** Says that the application listens, and answers what came before. Renders what it is given. */
export function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    repeatActions(window.onepointActions?.take() ?? []);
  }, []);
  return children;
}
