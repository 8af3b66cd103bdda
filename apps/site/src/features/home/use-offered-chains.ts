import { serviceChains, type ServiceChain } from '@onepoint/chains';
import { useMemo, useState } from 'react';
import type { HomeContent } from '../../shared/content/page-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { useServedChains } from '../../shared/rpc/served-chains.ts';

export interface OfferedChains {
  /** The chains that this installation serves, or all chains until that is known. */
  chains: readonly ServiceChain[];
  /** The chains in the HTML, which keep their places when the API returns the served ones. */
  listed: readonly ServiceChain[];
  /** Whether `chains` is final. */
  isSettled: boolean;
}

/** The chains that the home page offers. */
export function useOfferedChains(): OfferedChains {
  const { content } = usePage();
  const { served, isSettled } = useServedChains((content as HomeContent | undefined)?.served ?? null);
  const chains = useMemo(() => {
    const offered = serviceChains.filter(({ slug }) => served?.includes(slug) ?? true);
    return offered.length === 0 ? serviceChains : offered;
  }, [served]);
  const [listed] = useState(chains);
  return { chains, listed, isSettled };
}
