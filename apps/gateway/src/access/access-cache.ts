import { GatewayError } from '../errors/gateway-error.ts';
import type { Access } from './access.ts';
import { LruMap } from './lru-map.ts';

interface AccessCacheOptions {
  /** Reads a key from the database. Null if it doesn't exist. */
  readonly find: (secretHash: string) => Promise<Access | null>;
  /** How long cached keys keep working while `find` fails. */
  readonly graceMs: number;
  /** @default {@link refreshMs} */
  readonly refreshMs?: number;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

interface Entry {
  access: Access | null;
  /** When the database last confirmed the entry. */
  confirmedAt: number;
  /** When to revalidate in the background. */
  refreshAt: number;
  /** Changed since the last read: the next request waits for the database, as long as it responds. */
  isStale: boolean;
}

/** Interval for revalidation, so that a lost notification costs only seconds. */
export const refreshMs = 5_000;

const knownMax = 100_000;
const unknownMax = 10_000;
/** Concurrent lookups allowed. Beyond this, unknown keys are rejected so that a flood of them can't fill the queue. */
const lookupsMax = 256;
/** How long a request waits for a lookup. The lookup continues: a database that hangs must not be asked again by every request. */
const lookupTimeoutMs = 1_500;

/**
 * API keys in memory. Known keys are answered immediately and revalidated in the background. Unknown keys are looked up once, however many
 * requests use them, and cached as unknown for a while.
 */
export class AccessCache {
  readonly #options: AccessCacheOptions;
  readonly #now: () => number;
  readonly #refreshMs: number;
  readonly #known = new LruMap<string, Entry>(knownMax);
  readonly #unknown = new LruMap<string, Entry>(unknownMax);
  readonly #lookups = new Map<string, Promise<Access | null>>();
  #generation = 0;

  constructor(options: AccessCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#refreshMs = options.refreshMs ?? refreshMs;
  }

  /**
   * What a key may do, or null if it doesn't exist. Synchronous when cached, because every request calls it.
   *
   * @throws {GatewayError} `ACCESS_UNAVAILABLE` (as a rejection) if the key isn't cached and the database can't be queried
   */
  get(secretHash: string): Access | null | Promise<Access | null> {
    const entry = this.#known.get(secretHash) ?? this.#unknown.get(secretHash);
    if (entry === undefined) return this.#lookUp(secretHash);
    const now = this.#now();
    if (entry.isStale || now - entry.confirmedAt > this.#options.graceMs + this.#refreshMs) return this.#lookUpOrKeep(secretHash, entry);
    if (now >= entry.refreshAt) {
      entry.refreshAt = now + this.#refreshMs;
      this.#lookUp(secretHash).catch(() => undefined);
    }
    return entry.access;
  }

  /** Marks a project's keys as stale, or all keys if notifications may have been lost. */
  invalidate(projectId?: string): void {
    // A lookup in progress may have read the old state, so its result must not count as confirmed.
    this.#generation += 1;
    for (const entry of this.#known.values()) {
      if (projectId === undefined || entry.access?.projectId === projectId) entry.isStale = true;
    }
    if (projectId === undefined) this.#unknown.clear();
  }

  /** Evicts a project's keys: its calls are rejected until the database confirms the key again, even during an outage. */
  close(projectId: string): void {
    this.#generation += 1;
    for (const [secretHash, { access }] of this.#known.entries()) if (access?.projectId === projectId) this.#known.delete(secretHash);
  }

  async #lookUpOrKeep(secretHash: string, entry: Entry): Promise<Access | null> {
    try {
      return await this.#lookUp(secretHash);
    } catch (error) {
      const isForgotten = (this.#known.get(secretHash) ?? this.#unknown.get(secretHash)) === undefined;
      if (isForgotten || this.#now() - entry.confirmedAt > this.#options.graceMs + this.#refreshMs) throw error;
      return entry.access;
    }
  }

  #lookUp(secretHash: string): Promise<Access | null> {
    const running = this.#lookups.get(secretHash);
    if (running !== undefined) return withTimeout(running);
    if (this.#lookups.size >= lookupsMax) return Promise.reject(new GatewayError('ACCESS_UNAVAILABLE', 1));
    const lookup = this.#find(secretHash).finally(() => this.#lookups.delete(secretHash));
    this.#lookups.set(secretHash, lookup);
    return withTimeout(lookup);
  }

  async #find(secretHash: string): Promise<Access | null> {
    const generation = this.#generation;
    try {
      const access = await this.#options.find(secretHash);
      if (generation !== this.#generation) return await this.#find(secretHash);
      this.#store(secretHash, access);
      return access;
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      this.#options.onError(error);
      throw new GatewayError('ACCESS_UNAVAILABLE', 1);
    }
  }

  #store(secretHash: string, access: Access | null): void {
    const now = this.#now();
    const entry: Entry = { access, confirmedAt: now, refreshAt: now + this.#refreshMs, isStale: false };
    if (access === null) {
      this.#known.delete(secretHash);
      this.#unknown.set(secretHash, entry);
    } else {
      this.#unknown.delete(secretHash);
      this.#known.set(secretHash, entry);
    }
  }
}

async function withTimeout<Value>(lookup: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayError('ACCESS_UNAVAILABLE', 1)), lookupTimeoutMs);
  });
  try {
    return await Promise.race([lookup, expired]);
  } finally {
    clearTimeout(timer);
  }
}
