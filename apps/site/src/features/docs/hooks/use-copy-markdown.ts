import { useEffect, useState } from 'react';

const shownMs = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies what stands at an address. The state goes back to idle after two seconds. */
export function useCopyMarkdown(url: string): { state: CopyState; copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(setState, shownMs, 'idle');
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
      await navigator.clipboard.writeText(await response.text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}
