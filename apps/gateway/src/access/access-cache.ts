import { GatewayError } from '../errors/gateway-error.ts';
import type { Access } from './access.ts';
import { LruMap } from './lru-map.ts';

interface AccessCacheOptions {
  readonly find: (secretHash: string) => Promise<Access | null>;
  /** How long cached keys keep working while `find` fails. Read on each use, because limits can be reloaded. */
  readonly graceMs: () => number;
  /** @default {@link refreshMs} */
  readonly refreshMs?: number;
  /** `refreshMs` for unknown keys. @default `refreshMs` */
  readonly unknownRefreshMs?: number;
  /** @default 1.5 s, see {@link lookupTimeoutMs} */
  readonly lookupTimeoutMs?: number | undefined;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

interface Entry {
  access: Access | null;
  /** When the database last confirmed the entry. Times are whole milliseconds, which take less memory than fractions. */
  confirmedAt: number;
  refreshAt: number;
  /** The project has changed since the last read: the next request waits for the database, as long as it responds. */
  isStale: boolean;
  /** A request has used it since the last `confirm`. */
  isUsed: boolean;
}

/** Projects that changed during a lookup. The lookup might have read the old state, so its result is discarded. */
interface Lookup {
  isAnyChanged: boolean;
  readonly changedProjectIds: Set<string>;
}

/** Revalidation interval, so that a lost notification costs only seconds. */
export const refreshMs = 5_000;

const knownMax = 100_000;
const unknownMax = 10_000;
const confirmedMax = 1_000;
/** Beyond this many concurrent lookups, unknown keys are rejected, so that a flood of them can't fill the queue. */
const lookupsMax = 256;
/** How long requests wait for a lookup. The lookup itself continues, so that a hanging database doesn't get the same query again. */
const lookupTimeoutMs = 1_500;

/**
 * API keys in memory. Known keys are answered immediately and revalidated in the background. An unknown key is looked up once, however
 * many requests use it, and cached as unknown for a while.
 */
export class AccessCache {
  readonly #options: AccessCacheOptions;
  readonly #now: () => number;
  readonly #refreshMs: number;
  readonly #known = new LruMap<string, Entry>(knownMax, (secretHash, entry) => this.#unlink(secretHash, entry));
  /** Known hashes by project. Arrays, because most projects have few keys and a set takes four times the memory. */
  readonly #byProject = new Map<string, string[]>();
  readonly #unknown = new LruMap<string, Entry>(unknownMax);
  /** Running lookups. Once one has timed out, further requests for its key are rejected immediately instead of waiting for it. */
  readonly #lookups = new Map<string, Promise<Access | null>>();
  readonly #running = new Set<Lookup>();

  constructor(options: AccessCacheOptions) {
    this.#options = options;
    const now = options.now ?? (() => performance.now());
    this.#now = () => Math.floor(now());
    this.#refreshMs = options.refreshMs ?? refreshMs;
  }

  /**
   * Returns a key's permissions, or null if the key doesn't exist. Synchronous when cached, because every request calls it.
   *
   * @throws {GatewayError} `ACCESS_UNAVAILABLE` (as a rejection) if the key isn't cached and the database can't be queried
   */
  get(secretHash: string): Access | null | Promise<Access | null> {
    const entry = this.#known.get(secretHash) ?? this.#unknown.get(secretHash);
    if (entry === undefined) return this.#lookUp(secretHash);
    entry.isUsed = true;
    const now = this.#now();
    if (entry.isStale || now - entry.confirmedAt > this.#options.graceMs() + this.#refreshMs) return this.#lookUpOrKeep(secretHash, entry);
    if (now >= entry.refreshAt) {
      entry.refreshAt = now + this.#refreshMsOf(entry.access);
      this.#lookUp(secretHash).catch(() => undefined);
    }
    return entry.access;
  }

  /** Marks a project's keys as stale, or without a project all keys, because notifications might have been lost. */
  invalidate(projectId?: string): void {
    this.#changed(projectId);
    if (projectId === undefined) {
      for (const entry of this.#known.values()) entry.isStale = true;
      this.#unknown.clear();
      return;
    }
    for (const secretHash of this.#byProject.get(projectId) ?? []) {
      const entry = this.#known.get(secretHash);
      if (entry !== undefined) entry.isStale = true;
    }
  }

  /** Evicts a project's keys. Its calls are rejected until the database confirms the key again, even during an outage. */
  close(projectId: string): void {
    this.#changed(projectId);
    for (const secretHash of this.#byProject.get(projectId) ?? []) this.#known.delete(secretHash);
    this.#byProject.delete(projectId);
  }

  /**
   * Confirms the keys used since the last time with as few queries as possible. Other keys are looked up when they are next used.
   *
   * @param findList reads many keys from the database
   */
  async confirm(findList: (secretHashes: readonly string[]) => Promise<ReadonlyMap<string, Access>>): Promise<void> {
    const used: string[] = [];
    for (const [secretHash, entry] of this.#known.entries()) {
      if (entry.isUsed && !entry.isStale) used.push(secretHash);
      else entry.isStale = true;
      entry.isUsed = false;
    }
    for (let start = 0; start < used.length; start += confirmedMax) {
      const hashes = used.slice(start, start + confirmedMax);
      await this.#watched(
        () => findList(hashes),
        (found, lookup) => {
          for (const secretHash of hashes) {
            const access = found.get(secretHash) ?? null;
            if (!isOutdated(lookup, access)) this.#store(secretHash, access);
          }
        },
      );
    }
  }

  async #lookUpOrKeep(secretHash: string, entry: Entry): Promise<Access | null> {
    try {
      return await this.#lookUp(secretHash);
    } catch (error) {
      const isForgotten = (this.#known.get(secretHash) ?? this.#unknown.get(secretHash)) === undefined;
      if (isForgotten || this.#now() - entry.confirmedAt > this.#options.graceMs() + this.#refreshMs) throw error;
      return entry.access;
    }
  }

  #lookUp(secretHash: string): Promise<Access | null> {
    const running = this.#lookups.get(secretHash);
    if (running !== undefined) return running;
    if (this.#lookups.size >= lookupsMax) return Promise.reject(new GatewayError('ACCESS_UNAVAILABLE', 1));
    const found = this.#find(secretHash).finally(() => this.#lookups.delete(secretHash));
    const lookup = withTimeout(found, this.#options.lookupTimeoutMs ?? lookupTimeoutMs);
    this.#lookups.set(secretHash, lookup);
    return lookup;
  }

  async #find(secretHash: string): Promise<Access | null> {
    try {
      const result = await this.#watched(
        () => this.#options.find(secretHash),
        (access, lookup) => {
          if (isOutdated(lookup, access)) return undefined;
          this.#store(secretHash, access);
          return { access };
        },
      );
      return result === undefined ? await this.#find(secretHash) : result.access;
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      this.#options.onError(error);
      throw new GatewayError('ACCESS_UNAVAILABLE', 1);
    }
  }

  async #watched<Value, Result>(read: () => Promise<Value>, take: (value: Value, lookup: Lookup) => Result): Promise<Result> {
    const lookup: Lookup = { isAnyChanged: false, changedProjectIds: new Set() };
    this.#running.add(lookup);
    try {
      return take(await read(), lookup);
    } finally {
      this.#running.delete(lookup);
    }
  }

  #changed(projectId: string | undefined): void {
    for (const lookup of this.#running) {
      if (projectId === undefined) lookup.isAnyChanged = true;
      else lookup.changedProjectIds.add(projectId);
    }
  }

  #store(secretHash: string, access: Access | null): void {
    const now = this.#now();
    const entry: Entry = { access, confirmedAt: now, refreshAt: now + this.#refreshMsOf(access), isStale: false, isUsed: false };
    const known = this.#known.get(secretHash);
    if (known !== undefined) this.#unlink(secretHash, known);
    if (access === null) {
      this.#known.delete(secretHash);
      this.#unknown.set(secretHash, entry);
      return;
    }
    this.#unknown.delete(secretHash);
    const ofProject = this.#byProject.get(access.projectId);
    if (ofProject === undefined) this.#byProject.set(access.projectId, [secretHash]);
    else ofProject.push(secretHash);
    this.#known.set(secretHash, entry);
  }

  #refreshMsOf(access: Access | null): number {
    return access === null ? (this.#options.unknownRefreshMs ?? this.#refreshMs) : this.#refreshMs;
  }

  #unlink(secretHash: string, { access }: Entry): void {
    if (access === null) return;
    const others = (this.#byProject.get(access.projectId) ?? []).filter((hash) => hash !== secretHash);
    if (others.length === 0) this.#byProject.delete(access.projectId);
    else this.#byProject.set(access.projectId, others);
  }
}

/** An unknown key might have been created just now, by any of the changed projects. */
function isOutdated({ isAnyChanged, changedProjectIds }: Lookup, access: Access | null): boolean {
  return isAnyChanged || (access === null ? changedProjectIds.size > 0 : changedProjectIds.has(access.projectId));
}

async function withTimeout<Value>(lookup: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayError('ACCESS_UNAVAILABLE', 1)), timeoutMs);
  });
  try {
    return await Promise.race([lookup, expired]);
  } finally {
    clearTimeout(timer);
  }
}
