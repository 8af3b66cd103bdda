import { useCallback, useEffect, useRef, useState } from 'react';

/** Result of the last copy; returns to `idle` after 2 s. */
export type CopyState = 'idle' | 'copied' | 'failed';

const shownMs = 2000;

/** Copies text to the clipboard and shows the result for 2 s. `copy` resolves to whether it succeeded. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<boolean> } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = useCallback(async (text: string) => {
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Permission was denied, or the page was loaded over HTTP and has no clipboard.
      isCopied = false;
    }
    setState(isCopied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), shownMs);
    return isCopied;
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, copy };
}
