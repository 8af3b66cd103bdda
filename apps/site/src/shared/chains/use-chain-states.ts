import type { ServiceChain } from '@onepoint/chains';
import { endpointUrl } from '@onepoint/site-config';
import { useEffect, useState } from 'react';
import { askLatestBlock, type BlockAnswer } from '../rpc/ask-latest-block.ts';
import { whenIdle } from '../when-idle.ts';

export type ChainState = BlockAnswer | { kind: 'waiting' | 'asking' };

/** Asks each of the chains once, one after another, when `active` first becomes true. */
export function useChainStates(chains: readonly ServiceChain[], active: boolean): ReadonlyMap<string, ChainState> {
  const [states, setStates] = useState<ReadonlyMap<string, ChainState>>(new Map());
  const [wanted, setWanted] = useState(active);
  if (active && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const put = (chain: string, state: ChainState): void => setStates((before) => new Map(before).set(chain, state));
    const askAll = async (): Promise<void> => {
      for (const { slug } of chains) {
        put(slug, { kind: 'asking' });
        // One at a time: measured side by side they would measure each other.
        put(slug, await askLatestBlock(endpointUrl({ origin: location.origin, chain: slug, key: 'public' }), controller.signal));
      }
    };
    const cancel = whenIdle(() => void askAll().catch(() => undefined));
    return () => {
      cancel();
      controller.abort();
    };
  }, [chains, wanted]);

  return states;
}
