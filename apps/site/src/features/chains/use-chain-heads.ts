import type { ChainHead } from '@onepoint/api-contract';
import { useEffect, useState } from 'react';

/** Same as the interval of the measurements. */
const intervalMs = 10_000;
const none: ReadonlyMap<string, ChainHead> = new Map();

const bySlug = (heads: readonly ChainHead[]): ReadonlyMap<string, ChainHead> => new Map(heads.map((head) => [head.slug, head]));

/** Latest blocks by slug: those of the page, then those of the API while `isMeasuring`. Empty if the API does not respond. */
export function useChainHeads(initial: readonly ChainHead[] | null, isMeasuring: boolean): ReadonlyMap<string, ChainHead> {
  const [heads, setHeads] = useState(() => bySlug(initial ?? []));
  useEffect(() => {
    if (!isMeasuring) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      try {
        // The schema of the contract loads after the first paint.
        const { readChainHeads } = await import('./read-chain-heads.ts');
        setHeads(bySlug((await readChainHeads(controller.signal)) ?? []));
      } catch {
        if (controller.signal.aborted) return;
        // The file was removed by a deployment: continue without data.
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
