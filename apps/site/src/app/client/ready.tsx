import { useEffect, type ReactNode } from 'react';

declare global {
  interface Window {
    /** Set by the inline loader: repeats the clicks that came before the application listened. */
    onepointReady?: () => void;
    /** Set by the inline loader: the reader has done something. */
    onepointIsRead?: boolean;
  }
}

/** Tells the inline loader when the application listens. Renders what it is given. */
export function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    window.onepointReady?.();
  }, []);
  return children;
}
