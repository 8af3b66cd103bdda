import type { ChainHead } from '@onepoint/api-contract';
import { useEffect, useState } from 'react';

/** As often as chains are asked. */
const intervalMs = 10_000;
const none: ReadonlyMap<string, ChainHead> = new Map();

const bySlug = (heads: readonly ChainHead[]): ReadonlyMap<string, ChainHead> => new Map(heads.map((head) => [head.slug, head]));

/** How far the chains are, by slug: what the page came with, and what the API says while `isMeasuring`. Empty where it says nothing. */
export function useChainHeads(initial: readonly ChainHead[] | null, isMeasuring: boolean): ReadonlyMap<string, ChainHead> {
  const [heads, setHeads] = useState(() => bySlug(initial ?? []));
  useEffect(() => {
    if (!isMeasuring) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      try {
        // The contract's schema is for those who stay: nothing before first paint waits for it.
        const { readChainHeads } = await import('../data/read-chain-heads.ts');
        setHeads(bySlug((await readChainHeads(controller.signal)) ?? []));
      } catch {
        if (controller.signal.aborted) return;
        // The file of a build that is gone: the page goes on without heads.
        setHeads(none);
      }
      timer = setTimeout(() => void read(), intervalMs);
    };
    void read();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isMeasuring]);
  return heads;
}
