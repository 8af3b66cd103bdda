import type { BlockAnswer } from '../../../shared/rpc/ask-latest-block.ts';

/** What is known of one chain: its last answer, and whether another is under way. */
export interface PulseReading {
  answer?: BlockAnswer;
  isAsking: boolean;
}

export interface CreatePulseParameters {
  /** Asks a chain's endpoint. May reject when its signal aborts. */
  ask: (slug: string, signal: AbortSignal) => Promise<BlockAnswer>;
  onReading: (slug: string, reading: PulseReading) => void;
}

export interface Pulse {
  /** Starts or stops asking. What is under way when it stops is called off, and comes first when it starts again. */
  setRunning: (running: boolean) => void;
  /** Asks this chain in its turn. */
  watch: (slug: string) => void;
  /** Does not ask it any more; an answer that is under way still counts. */
  unwatch: (slug: string) => void;
}

/** How often a chain is asked: section 9 of the specification. */
const intervalMs = 10_000;
/** Questions at a time: more would measure each other. */
const inFlightMax = 2;

/** Asks the chains that are watched, each every ten seconds, two at a time. */
export function createPulse({ ask, onReading }: CreatePulseParameters): Pulse {
  const watched = new Set<string>();
  const answers = new Map<string, BlockAnswer>();
  const dueAtMs = new Map<string, number>();
  const inFlight = new Map<string, AbortController>();
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (slug: string): void => {
    const answer = answers.get(slug);
    onReading(slug, { ...(answer && { answer }), isAsking: inFlight.has(slug) });
  };

  const measure = async (slug: string): Promise<void> => {
    const controller = new AbortController();
    inFlight.set(slug, controller);
    tell(slug);
    const answer = await ask(slug, controller.signal).catch((): BlockAnswer => ({ kind: 'unreachable' }));
    // Called off: whoever did so has told already.
    if (controller.signal.aborted) return;
    inFlight.delete(slug);
    answers.set(slug, answer);
    dueAtMs.set(slug, performance.now() + intervalMs);
    tell(slug);
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
          tell(slug);
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
