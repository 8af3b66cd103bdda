import { serviceChains, type ServiceChain } from '@onepoint/chains';
import { useEffect, useMemo, useState } from 'react';
import type { HomeContent } from '../../../shared/home-content.ts';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { listServedChains } from '../../../shared/rpc/list-served-chains.ts';
import { whenIdle } from '../../../shared/when-idle.ts';

export interface OfferedChains {
  /** The chains that are served here; all of them until somebody says. */
  chains: readonly ServiceChain[];
  /** Those that the page came with: they keep their places where it takes the API to say which of them are served. */
  listed: readonly ServiceChain[];
  /** Whether nobody is left to say. */
  isSettled: boolean;
}

/** The chains that the page came with; a page that came without asks the API. */
export function useOfferedChains(): OfferedChains {
  const { content } = usePage();
  const initial = (content as HomeContent | undefined)?.served ?? null;
  const [{ served, isSettled }, setAnswer] = useState({ served: initial, isSettled: initial !== null });
  useEffect(() => {
    if (isSettled) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const said = await listServedChains(controller.signal);
      setAnswer({ served: said ?? null, isSettled: true });
    };
    const cancel = whenIdle(() => void ask().catch(() => undefined));
    return () => {
      cancel();
      controller.abort();
    };
  }, [isSettled]);
  const chains = useMemo(() => chainsOf(served), [served]);
  const [listed] = useState(chains);
  return { chains, listed, isSettled };
}

function chainsOf(served: readonly string[] | null): readonly ServiceChain[] {
  const offered = serviceChains.filter(({ slug }) => served?.includes(slug) ?? true);
  return offered.length === 0 ? serviceChains : offered;
}
