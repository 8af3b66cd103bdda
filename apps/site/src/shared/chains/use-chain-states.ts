import { serviceChains } from '@onepoint/chains';
import { endpointUrl } from '@onepoint/site-config';
import { useEffect, useState } from 'react';
import { listServedChains } from '../rpc/list-served-chains.ts';
import { askLatestBlock, type BlockAnswer } from '../rpc/ask-latest-block.ts';
import { whenIdle } from '../when-idle.ts';

export type ChainState = BlockAnswer | { kind: 'waiting' | 'asking' };

/** Asks each chain that is served here once, one after another, when `active` first becomes true. */
export function useChainStates(active: boolean): ReadonlyMap<string, ChainState> {
  const [states, setStates] = useState<ReadonlyMap<string, ChainState>>(new Map());
  const [wanted, setWanted] = useState(active);
  if (active && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const put = (chain: string, state: ChainState): void => setStates((before) => new Map(before).set(chain, state));
    const askAll = async (): Promise<void> => {
      const served = await listServedChains(controller.signal);
      for (const { slug } of serviceChains) {
        if (served?.includes(slug) === false) {
          put(slug, { kind: 'unknownChain', reply: '' });
          continue;
        }
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
  }, [wanted]);

  return states;
}
