import { serviceChains, type ServiceChain } from '@onepoint/chains';
import { publicConfig } from '@onepoint/site-config';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../defer-work.ts';

/** Measurements wait for this list, so a slow API counts as one that does not respond. */
const timeoutMs = 3000;

/** A constant of the build, because prerendered pages list these chains; empty for all. */
const built = (import.meta.env.ONEPOINT_SERVICE_CHAINS ?? '').trim();
const configured: readonly string[] = built === '' ? serviceChains.map(({ slug }) => slug) : built.split(/[\s,]+/);

/**
 * The chains to offer, in registry order.
 *
 * @param served slugs from the API; null if it did not respond: then the configured chains, or all of them without a configuration
 */
export const offeredChains = (served: readonly string[] | null): readonly ServiceChain[] =>
  serviceChains.filter(({ slug }) => (served ?? configured).includes(slug));

/** The supported chains that are not offered: readers can request them. */
export const requestableChains = (offered: readonly ServiceChain[]): readonly ServiceChain[] =>
  serviceChains.filter(({ slug }) => offered.every((chain) => chain.slug !== slug));

/**
 * Slugs of the chains that this installation serves, from the API; undefined if it does not respond.
 *
 * @throws only when `signal` aborts
 */
export async function listServedChains(signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const response = await fetch(`${publicConfig.apiUrl}/v1/chains`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) return undefined;
    const chains: unknown = await response.json();
    if (!Array.isArray(chains)) return undefined;
    return chains.map((chain: { slug?: unknown } | null) => chain?.slug).filter((slug) => typeof slug === 'string');
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

interface ServedChains {
  /** Slugs of the served chains; null until they are known. */
  served: readonly string[] | null;
  /** Whether the answer is final. */
  isSettled: boolean;
}

/** The chains that this installation serves: from the page's content, or else from the API once the browser is idle. */
export function useServedChains(initial: readonly string[] | null): ServedChains {
  const [state, setState] = useState<ServedChains>({ served: initial, isSettled: initial !== null });
  const { isSettled } = state;
  useEffect(() => {
    if (isSettled) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const served = await listServedChains(controller.signal);
      // Renders most of the page again, which must not block a tap.
      startTransition(() => setState({ served: served ?? null, isSettled: true }));
    };
    const cancel = whenIdle(() => void load().catch(() => undefined));
    return () => {
      cancel();
      controller.abort();
    };
  }, [isSettled]);
  return state;
}

export interface OfferedChains {
  chains: readonly ServiceChain[];
  /** Whether `chains` is final. */
  isSettled: boolean;
}

/** The chains that a page offers. `initial`: slugs that the page was rendered with; null requests them from the API. */
export function useOfferedChains(initial: readonly string[] | null): OfferedChains {
  const { served, isSettled } = useServedChains(initial);
  const chains = useMemo(() => offeredChains(served), [served]);
  return { chains, isSettled };
}
