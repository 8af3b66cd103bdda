import { useEffect, useState } from 'react';
import { copyText } from '../data/copy-text.ts';
import { fillOrigin } from '../../../shared/fill-origin.ts';
import { wholeLinks } from '../../../shared/whole-links.ts';

const shownMs = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

async function readMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return wholeLinks(fillOrigin(await response.text(), location.origin), location.origin);
}

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
      await copyText(readMarkdown(url));
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}
