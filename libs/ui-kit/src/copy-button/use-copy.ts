import { useCallback, useEffect, useRef, useState } from 'react';

/** Result of the last copy; returns to `idle` after 2 s. */
export type CopyState = 'idle' | 'copied' | 'failed';

const shownMs = 2000;

/** Copies text to the clipboard and returns the result for 2 s. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Permission was denied, or the page was loaded over HTTP and has no clipboard.
      setState('failed');
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), shownMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, copy };
}
