import { endpointUrl } from '@onepoint/site-config';
import { useEffect, useState } from 'react';
import { askLatestBlock } from '../../../shared/rpc/ask-latest-block.ts';
import { listServedChains } from '../../../shared/rpc/list-served-chains.ts';
import { createPulse, type Pulse, type PulseReading } from '../data/create-pulse.ts';

export interface ChainPulse {
  /** By slug. */
  readings: ReadonlyMap<string, PulseReading>;
  /** For the element of a chain, as its `ref`: it is asked while the element is in sight. Its `data-chain` says which chain. */
  watchElement: (element: Element | null) => (() => void) | undefined;
}

function createAsk(): (slug: string, signal: AbortSignal) => ReturnType<typeof askLatestBlock> {
  let served: ReturnType<typeof listServedChains> | undefined;
  return async (slug, signal) => {
    // Asked once; its own signal, because every chain waits for it.
    served ??= listServedChains(new AbortController().signal);
    if ((await served)?.includes(slug) === false) return { kind: 'unknownChain', code: 'CHAIN_UNKNOWN' };
    return askLatestBlock(endpointUrl({ origin: location.origin, chain: slug, key: 'public' }), signal);
  };
}

const slugOf = (element: Element): string => element.getAttribute('data-chain') ?? '';

function watchWith(pulse: Pulse): ChainPulse['watchElement'] {
  let observer: IntersectionObserver | undefined;
  const note = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) pulse.watch(slugOf(target));
      else pulse.unwatch(slugOf(target));
    }
  };
  return (element) => {
    if (element === null) return undefined;
    observer ??= new IntersectionObserver(note);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      pulse.unwatch(slugOf(element));
    };
  };
}

/** Measures the chains in sight from this browser while `isMeasuring`. */
export function useChainPulse(isMeasuring: boolean): ChainPulse {
  const [readings, setReadings] = useState<ReadonlyMap<string, PulseReading>>(new Map());
  const [{ pulse, watchElement }] = useState(() => {
    const created = createPulse({
      ask: createAsk(),
      onReading: (slug, reading) => setReadings((before) => new Map(before).set(slug, reading)),
    });
    return { pulse: created, watchElement: watchWith(created) };
  });
  useEffect(() => {
    pulse.setRunning(isMeasuring);
    return () => pulse.setRunning(false);
  }, [pulse, isMeasuring]);
  return { readings, watchElement };
}
