import { LRUCache } from 'lru-cache';

/** Result of a call as the node wrote it. */
export interface CachedResult {
  readonly chain: string;
  readonly result: string;
  /** The newest block that it depends on: -1 if on none, Infinity if that isn't known. */
  readonly block: number;
}

/** Largest result that is kept. */
export const resultBytesMax = 262_144;
/** What an entry takes in addition to its texts. */
const entryBytes = 256;

/** How a call that others wait for ended. `unstored`: its result can't be shared. `abandoned`: its client disconnected. */
export type FlightOutcome = 'stored' | 'unstored' | 'abandoned';

/** A call that is under way, and that others with the same key wait for. */
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

/** Results of calls to all chains, least recently used ones evicted first, and the calls that are under way. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResult>;
  readonly #flights = new Map<string, Flight>();

  /** @param bytesMax memory of all keys and results together */
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

  /** Keeps a result, copied so that a part of a large text doesn't keep all of it in memory. */
  set(key: string, { chain, result, block }: CachedResult): void {
    if (result.length > resultBytesMax) return;
    this.#entries.set(key, { chain, result: Buffer.from(result).toString(), block });
  }

  /** Forgets what depends on blocks above this one. -1 forgets everything of the chain. */
  dropAbove(chain: string, block: number): void {
    for (const [key, entry] of this.#entries.entries()) if (entry.chain === chain && entry.block > block) this.#entries.delete(key);
  }

  /** The call with this key that is under way. */
  flightOf(key: string): Flight | undefined {
    return this.#flights.get(key);
  }

  /** Announces a call, for which others with the same key wait until it ends. */
  startFlight(key: string): Flight {
    const flight: Flight = new Flight(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }
}

/** Strings take a byte per character, or two if any is beyond Latin-1. */
function sizeOf(text: string): number {
  return Buffer.byteLength(text) === text.length ? text.length : text.length * 2;
}
