import { useEffect, type ReactNode } from 'react';
import { repeatActions } from './repeat-actions.ts';

declare global {
  interface Window {
    /** Set by the inline loader: takes what the reader did before the application listened, and ends keeping it. */
    onepointTakeActions?: () => readonly Event[];
    /** Set by the inline loader: the reader has done something. */
    onepointIsRead?: boolean;
  }
}

/** Says that the application listens, and answers what came before. Renders what it is given. */
export function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    repeatActions(window.onepointTakeActions?.() ?? []);
  }, []);
  return children;
}
