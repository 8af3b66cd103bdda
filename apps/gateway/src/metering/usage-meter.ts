import { latencyBucket, type UsageRow } from '@onepoint/database';
import type { ErrorStatus, PlanId } from '@onepoint/plans-domain';
import { errorCounter, methodBucket, otherMethods } from './call-usage.ts';

export interface Count {
  /** 0 for what isn't a call by the client, such as a notification. */
  readonly requests: 0 | 1;
  readonly computeUnits: number;
  /** Null for a successful call. */
  readonly errorStatus: ErrorStatus | null;
  readonly latencyMs: number | null;
}

interface MeteredKey {
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly planId: PlanId;
}

interface MeteredCall {
  readonly chain: string;
  /** As named by the client. */
  readonly method: string;
  /** Provider whose node was called. Null for our own nodes, or if no node was called. */
  readonly providerId: string | null;
}

interface ProviderMeteredCall extends MeteredCall {
  readonly providerId: string;
}

export interface OpenCall {
  readonly projectId: string | null;
  /** Index in the meter's list; undefined if it isn't listed. */
  position: number | undefined;
  /** Counts the call as if the client had disconnected after the node was called. */
  abandoned(): void;
}

interface MeterRow extends UsageRow {
  providerFailures: number;
  readonly errorsByStatus: number[];
  readonly latencies: number[];
}

/** Distinct unpriced methods per key and minute. Further ones are counted as `other`. */
export const unpricedMethodsMax = 20;
/** Beyond this many rows, new methods are counted as `other`. */
const rowsMax = 100_000;
const minuteMs = 60_000;

/** Counts in memory until they are recorded. There is one row per minute, key, plan, chain, method, and provider. */
export class UsageMeter {
  /** Too many rows are waiting, so calls that have to be counted can't be admitted. Set by the flusher. */
  isFull = false;
  readonly #now: () => number;
  #rows = new Map<string, MeterRow>();
  #unpriced = new Map<string, number>();
  /**
   * An array instead of a Set: when calls are constantly added and removed, V8 keeps the old tables of a Set, including the calls in
   * them, through minor collections. Each collection of a busy gateway then took 10 to 20 ms instead of 1 ms.
   */
  readonly #open: OpenCall[] = [];

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  get size(): number {
    return this.#rows.size;
  }

  add(key: MeteredKey, call: MeteredCall, { requests, computeUnits, errorStatus, latencyMs }: Count): void {
    const minute = Math.floor(this.#now() / minuteMs);
    const row = this.#row(key, call, minute);
    row.requests += requests;
    row.computeUnits += computeUnits;
    if (errorStatus !== null) {
      row.errors += 1;
      increment(row.errorsByStatus, errorCounter(errorStatus));
    }
    if (latencyMs !== null) increment(row.latencies, latencyBucket(latencyMs));
  }

  addProviderFailure(key: MeteredKey, call: ProviderMeteredCall): void {
    this.#row(key, call, Math.floor(this.#now() / minuteMs)).providerFailures += 1;
  }

  opened(call: OpenCall): void {
    call.position ??= this.#open.push(call) - 1;
  }

  settled(call: OpenCall): void {
    if (call.position === undefined) return;
    const last = this.#open.pop();
    if (last !== undefined && last !== call) {
      this.#open[call.position] = last;
      last.position = call.position;
    }
    call.position = undefined;
  }

  /** Counts a project's pending calls, so that they are charged before the project is deleted. */
  settleOpen(projectId: string): void {
    for (const call of this.#open.filter((open) => open.projectId === projectId)) call.abandoned();
  }

  /** Returns and resets everything counted since the last call. */
  take(): UsageRow[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    this.#unpriced = new Map();
    return rows;
  }

  #row(key: MeteredKey, call: MeteredCall, minute: number): MeterRow {
    const scope = `${minute} ${key.apiKeyId}`;
    const place = `${scope} ${key.planId} ${call.chain} ${call.providerId ?? ''}`;
    const known = this.#rows.get(`${place} ${call.method}`);
    if (known !== undefined) return known;
    const method = this.#bucket(scope, call.method);
    const id = `${place} ${method}`;
    const existing = this.#rows.get(id);
    if (existing !== undefined) return existing;
    const row: MeterRow = {
      projectId: key.projectId,
      apiKeyId: key.apiKeyId,
      planId: key.planId,
      chain: call.chain,
      method,
      providerId: call.providerId,
      minute: new Date(minute * minuteMs),
      requests: 0,
      errors: 0,
      computeUnits: 0,
      providerFailures: 0,
      errorsByStatus: [],
      latencies: [],
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

function increment(counters: number[], index: number): void {
  while (counters.length <= index) counters.push(0);
  counters[index] = (counters[index] ?? 0) + 1;
}
