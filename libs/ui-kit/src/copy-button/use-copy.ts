import { useCallback, useEffect, useRef, useState } from 'react';

/** What became of the last attempt to copy; back to `idle` after 2 s. */
export type CopyState = 'idle' | 'copied' | 'failed';

const shownMs = 2000;

/** Puts text on the clipboard and says for 2 s how that went. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // It was refused, or the page has come over HTTP and has no clipboard.
      setState('failed');
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), shownMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, copy };
}
