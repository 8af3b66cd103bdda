import { GatewayError } from '../errors/gateway-error.ts';
import type { Access } from './access.ts';
import { LruMap } from './lru-map.ts';

interface AccessCacheOptions {
  /** Reads a key from the database. Null when there is no such key. */
  readonly find: (secretHash: string) => Promise<Access | null>;
  /** How long keys that are in memory keep working while `find` fails. */
  readonly graceMs: number;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

interface Entry {
  access: Access | null;
  /** When the database last confirmed it. */
  confirmedAt: number;
  /** When it is asked again, in the background. */
  refreshAt: number;
  /** Something changed since: the next request waits for the database's answer as long as there is one to be had. */
  isStale: boolean;
}

/** A key is asked for again after this long, so that a lost notification costs seconds. */
export const refreshMs = 5_000;

const knownMax = 100_000;
const unknownMax = 10_000;
/** Look-ups waiting for the database. Beyond it a flood of keys nobody knows is turned away instead of queued. */
const lookupsMax = 256;

/**
 * API keys in memory. A known key is answered at once and confirmed in the background; an unknown one is looked up once however many
 * requests ask for it, and remembered as unknown for a while.
 */
export class AccessCache {
  readonly #options: AccessCacheOptions;
  readonly #now: () => number;
  readonly #known = new LruMap<string, Entry>(knownMax);
  readonly #unknown = new LruMap<string, Entry>(unknownMax);
  readonly #lookups = new Map<string, Promise<Access | null>>();
  #generation = 0;

  constructor(options: AccessCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * What a key may do, or null when there is no such key. Answers without a promise when it can: this is on the path of every request.
   *
   * @throws {GatewayError} `ACCESS_UNAVAILABLE` (as a rejection) when only the database knows and it cannot be asked
   */
  get(secretHash: string): Access | null | Promise<Access | null> {
    const entry = this.#known.get(secretHash) ?? this.#unknown.get(secretHash);
    if (entry === undefined) return this.#lookUp(secretHash);
    const now = this.#now();
    if (entry.isStale || now - entry.confirmedAt > this.#options.graceMs + refreshMs) return this.#lookUpOrKeep(secretHash, entry);
    if (now >= entry.refreshAt) {
      entry.refreshAt = now + refreshMs;
      this.#lookUp(secretHash).catch(() => undefined);
    }
    return entry.access;
  }

  /** Marks a project's keys, or everything after notifications may have been missed. */
  invalidate(projectId?: string): void {
    // A look-up that is under way may have read the old state: its answer must not count as confirmed.
    this.#generation += 1;
    for (const entry of this.#known.values()) {
      if (projectId === undefined || entry.access?.projectId === projectId) entry.isStale = true;
    }
    if (projectId === undefined) this.#unknown.clear();
  }

  /** Forgets a project's keys: none of its calls is admitted again before the database says so, even while it cannot be asked. */
  close(projectId: string): void {
    this.#generation += 1;
    for (const [secretHash, { access }] of this.#known.entries()) if (access?.projectId === projectId) this.#known.delete(secretHash);
  }

  async #lookUpOrKeep(secretHash: string, entry: Entry): Promise<Access | null> {
    try {
      return await this.#lookUp(secretHash);
    } catch (error) {
      const isForgotten = (this.#known.get(secretHash) ?? this.#unknown.get(secretHash)) === undefined;
      if (isForgotten || this.#now() - entry.confirmedAt > this.#options.graceMs + refreshMs) throw error;
      return entry.access;
    }
  }

  #lookUp(secretHash: string): Promise<Access | null> {
    const running = this.#lookups.get(secretHash);
    if (running !== undefined) return running;
    if (this.#lookups.size >= lookupsMax) return Promise.reject(new GatewayError('ACCESS_UNAVAILABLE', 1));
    const lookup = this.#find(secretHash).finally(() => this.#lookups.delete(secretHash));
    this.#lookups.set(secretHash, lookup);
    return lookup;
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
    const entry: Entry = { access, confirmedAt: now, refreshAt: now + refreshMs, isStale: false };
    if (access === null) {
      this.#known.delete(secretHash);
      this.#unknown.set(secretHash, entry);
    } else {
      this.#unknown.delete(secretHash);
      this.#known.set(secretHash, entry);
    }
  }
}
