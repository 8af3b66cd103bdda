import type { UsageRow } from '@onepoint/database';
import { methodBucket, otherMethods } from './method-bucket.ts';

/** What happened in one call. */
export interface Count {
  readonly requests: number;
  readonly errors: number;
  readonly computeUnits: number;
}

export interface MeteredKey {
  readonly projectId: string;
  readonly apiKeyId: string;
}

/** Distinct methods that the price table does not name, per key and minute. More are counted as `other`. */
export const unpricedMethodsMax = 20;
/** Rows held in memory before all new methods are counted as `other`. */
const rowsMax = 100_000;
const minuteMs = 60_000;

/** Counts in memory until they are taken for recording. One row per minute, key, chain and method. */
export class UsageMeter {
  readonly #now: () => number;
  #rows = new Map<string, UsageRow>();
  #unpriced = new Map<string, number>();

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  get size(): number {
    return this.#rows.size;
  }

  add(key: MeteredKey, chain: string, method: string, count: Count): void {
    const minute = Math.floor(this.#now() / minuteMs);
    const row = this.#row(key, chain, method, minute);
    row.requests += count.requests;
    row.errors += count.errors;
    row.computeUnits += count.computeUnits;
  }

  /** Everything counted since the last call. */
  take(): UsageRow[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    this.#unpriced = new Map();
    return rows;
  }

  #row(key: MeteredKey, chain: string, method: string, minute: number): UsageRow {
    const scope = `${minute} ${key.apiKeyId}`;
    const known = this.#rows.get(`${scope} ${chain} ${method}`);
    if (known !== undefined) return known;
    const bucket = this.#bucket(scope, method);
    const id = `${scope} ${chain} ${bucket}`;
    const existing = this.#rows.get(id);
    if (existing !== undefined) return existing;
    const row: UsageRow = {
      projectId: key.projectId,
      apiKeyId: key.apiKeyId,
      chain,
      method: bucket,
      minute: new Date(minute * minuteMs),
      requests: 0,
      errors: 0,
      computeUnits: 0,
    };
    this.#rows.set(id, row);
    return row;
  }

  #bucket(scope: string, method: string): string {
    const bucket = methodBucket(method);
    if (bucket.isBounded) return bucket.name;
    const used = this.#unpriced.get(scope) ?? 0;
    if (used >= unpricedMethodsMax || this.#rows.size >= rowsMax) return otherMethods;
    this.#unpriced.set(scope, used + 1);
    return bucket.name;
  }
}
