import { endpointUrl } from '@onepoint/site-config';
import { useEffect, useState } from 'react';
import { askLatestBlock, type BlockAnswer } from '../../shared/rpc/ask-latest-block.ts';

export interface PulseReading {
  answer?: BlockAnswer;
  isAsking: boolean;
}

interface CreatePulseParameters {
  /** Requests the latest block of a chain. May reject when its signal aborts. */
  ask: (slug: string, signal: AbortSignal) => Promise<BlockAnswer>;
  onReading: (slug: string, reading: PulseReading) => void;
}

interface Pulse {
  /** Starts or stops. Stopping aborts pending requests, which are sent first on restart. */
  setRunning: (running: boolean) => void;
  watch: (slug: string) => void;
  /** Stops requesting a chain; a pending answer still counts. */
  unwatch: (slug: string) => void;
}

/** Request interval per chain: section 9 of the specification. */
const intervalMs = 10_000;
/** Parallel requests: more would distort the measurements. */
const inFlightMax = 2;

export function createPulse({ ask, onReading }: CreatePulseParameters): Pulse {
  const watched = new Set<string>();
  const answers = new Map<string, BlockAnswer>();
  const dueAtMs = new Map<string, number>();
  const inFlight = new Map<string, AbortController>();
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = (slug: string): void => {
    const answer = answers.get(slug);
    onReading(slug, { ...(answer && { answer }), isAsking: inFlight.has(slug) });
  };

  const measure = async (slug: string): Promise<void> => {
    const controller = new AbortController();
    inFlight.set(slug, controller);
    notify(slug);
    const answer = await ask(slug, controller.signal).catch((): BlockAnswer => ({ kind: 'unreachable' }));
    // `setRunning` has emitted already.
    if (controller.signal.aborted) return;
    inFlight.delete(slug);
    answers.set(slug, answer);
    dueAtMs.set(slug, performance.now() + intervalMs);
    notify(slug);
    askDue();
  };

  const askDue = (): void => {
    clearTimeout(timer);
    if (!isRunning) return;
    const waiting = [...watched]
      .filter((slug) => !inFlight.has(slug))
      .map((slug) => ({ slug, dueMs: dueAtMs.get(slug) ?? 0 }))
      .toSorted((a, b) => a.dueMs - b.dueMs);
    for (const { slug, dueMs } of waiting) {
      if (inFlight.size >= inFlightMax) return;
      const leftMs = dueMs - performance.now();
      if (leftMs > 0) {
        timer = setTimeout(askDue, leftMs);
        return;
      }
      void measure(slug);
    }
  };

  return {
    setRunning: (running) => {
      isRunning = running;
      if (!running) {
        const calledOff = [...inFlight];
        inFlight.clear();
        for (const [slug, controller] of calledOff) {
          controller.abort();
          notify(slug);
        }
      }
      askDue();
    },
    watch: (slug) => {
      watched.add(slug);
      askDue();
    },
    unwatch: (slug) => {
      watched.delete(slug);
      askDue();
    },
  };
}

export interface ChainPulse {
  readings: ReadonlyMap<string, PulseReading>;
  /** `ref` for the element of a chain, named by `data-chain`: the chain is measured while the element is in view. */
  watchElement: (element: Element | null) => (() => void) | undefined;
}

const ask = async (slug: string, signal: AbortSignal): Promise<BlockAnswer> =>
  askLatestBlock(endpointUrl({ origin: location.origin, chain: slug, key: 'public' }), signal);

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

/** Measures the chains in view while `isMeasuring`. */
export function useChainPulse(isMeasuring: boolean): ChainPulse {
  const [readings, setReadings] = useState<ReadonlyMap<string, PulseReading>>(new Map());
  const [{ pulse, watchElement }] = useState(() => {
    const created = createPulse({
      ask,
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
