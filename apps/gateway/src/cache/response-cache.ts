import { LRUCache } from 'lru-cache';

/** A call's result, as in the node's original text. */
export interface CachedResult {
  readonly chain: string;
  readonly result: string;
  /** The newest block that the result depends on: -1 if none, Infinity if unknown. */
  readonly block: number;
}

export const resultBytesMax = 262_144;
/** Estimated overhead of an entry beyond its texts. */
const entryBytes = 256;

/** How a call that others wait for ended. `unstored`: its result can't be shared. `abandoned`: its client disconnected. */
export type FlightOutcome = 'stored' | 'unstored' | 'abandoned';

export class Flight {
  readonly ended: Promise<FlightOutcome>;
  readonly #end: (outcome: FlightOutcome) => void;

  constructor(onEnd: () => void) {
    const { promise, resolve } = Promise.withResolvers<FlightOutcome>();
    this.ended = promise;
    this.#end = (outcome) => {
      onEnd();
      resolve(outcome);
    };
  }

  /** Only the first outcome counts. */
  end(outcome: FlightOutcome): void {
    this.#end(outcome);
  }
}

/** Results and pending calls of all chains. Evicts the least recently used results first. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResult>;
  readonly #flights = new Map<string, Flight>();

  /** @param bytesMax for keys and results together */
  constructor(bytesMax: number) {
    this.#entries = new LRUCache({ maxSize: bytesMax, sizeCalculation: ({ result }, key) => sizeOf(key) + sizeOf(result) + entryBytes });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CachedResult | undefined {
    return this.#entries.get(key);
  }

  /** Stores a copy of the text, because a substring would keep all of the text it is from in memory. */
  set(key: string, { chain, result, block }: CachedResult): void {
    if (result.length > resultBytesMax) return;
    this.#entries.set(key, { chain, result: Buffer.from(result).toString(), block });
  }

  /** Drops everything that depends on blocks above this one; -1 drops all of the chain. */
  dropAbove(chain: string, block: number): void {
    for (const [key, entry] of this.#entries.entries()) if (entry.chain === chain && entry.block > block) this.#entries.delete(key);
  }

  flightOf(key: string): Flight | undefined {
    return this.#flights.get(key);
  }

  startFlight(key: string): Flight {
    const flight: Flight = new Flight(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }
}

/** Estimates memory: V8 stores a byte per character, or two if the text has any character beyond Latin-1. */
function sizeOf(text: string): number {
  return Buffer.byteLength(text) === text.length ? text.length : text.length * 2;
}
