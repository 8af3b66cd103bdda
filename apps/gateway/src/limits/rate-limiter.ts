import { burstSeconds, type PlanId, planLimits } from '@onepoint/plans-domain';
import { LruMap } from '../access/lru-map.ts';
import type { PlanSpending, SharedBudget } from './spending.ts';

/**
 * A token bucket that can go negative: a cost above its capacity is admitted when the bucket is full, and must be refilled before the
 * next request. So large batches are possible and the average rate still holds.
 */
export class TokenBucket {
  readonly ratePerSecond: number;
  readonly capacity: number;
  #tokens: number;
  #updatedAt: number;

  constructor(ratePerSecond: number, capacity: number, nowMs: number) {
    this.ratePerSecond = ratePerSecond;
    this.capacity = capacity;
    this.#tokens = capacity;
    this.#updatedAt = nowMs;
  }

  /** Milliseconds until `cost` can be consumed, 0 for now. */
  waitMs(cost: number, nowMs: number): number {
    const needed = Math.min(cost, this.capacity);
    const tokens = this.#tokensAt(nowMs);
    return tokens >= needed ? 0 : ((needed - tokens) / this.ratePerSecond) * 1_000;
  }

  take(cost: number, nowMs: number): void {
    this.#tokens = this.#tokensAt(nowMs) - cost;
    this.#updatedAt = nowMs;
  }

  #tokensAt(nowMs: number): number {
    return Math.min(this.capacity, this.#tokens + (Math.max(0, nowMs - this.#updatedAt) * this.ratePerSecond) / 1_000);
  }
}

interface Buckets {
  planId: Exclude<PlanId, 'L'>;
  requests: TokenBucket;
  computeUnits: TokenBucket;
}

/** Number of subjects kept. An evicted one starts with full buckets, like an idle one. */
const subjectsMax = 100_000;

interface RateLimiterOptions {
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  /** Whether to collect admitted requests for `takeSpending`. Default false. */
  readonly isShared?: boolean;
}

/** Requests and compute units per second, per project or IP address. */
export class RateLimiter implements SharedBudget<PlanSpending> {
  readonly #buckets = new LruMap<string, Buckets>(subjectsMax);
  readonly #now: () => number;
  readonly #isShared: boolean;
  #spending = new Map<string, PlanSpending>();

  constructor({ now = () => performance.now(), isShared = false }: RateLimiterOptions = {}) {
    this.#now = now;
    this.#isShared = isShared;
  }

  /**
   * Consumes a request's cost from the subject's budget.
   *
   * @returns 0 if consumed; otherwise nothing is consumed, and these are the milliseconds to wait
   */
  take(subject: string, planId: Exclude<PlanId, 'L'>, requests: number, computeUnits: number): number {
    const now = this.#now();
    const buckets = this.#get(subject, planId, now);
    const wait = Math.max(buckets.requests.waitMs(requests, now), buckets.computeUnits.waitMs(computeUnits, now));
    if (wait > 0) return wait;
    buckets.requests.take(requests, now);
    buckets.computeUnits.take(computeUnits, now);
    if (this.#isShared) this.#note(subject, planId, requests, computeUnits);
    return 0;
  }

  /** Milliseconds until the subject can make any request, 0 for now. */
  waitMs(subject: string, planId: Exclude<PlanId, 'L'>): number {
    const now = this.#now();
    return this.#get(subject, planId, now).requests.waitMs(1, now);
  }

  takeSpending(): PlanSpending[] {
    const spending = [...this.#spending.values()];
    this.#spending = new Map();
    return spending;
  }

  spendElsewhere(spending: readonly PlanSpending[]): void {
    const now = this.#now();
    for (const [subject, planId, requests, computeUnits] of spending) {
      const buckets = this.#get(subject, planId, now);
      buckets.requests.take(requests, now);
      buckets.computeUnits.take(computeUnits, now);
    }
  }

  #note(subject: string, planId: PlanSpending[1], requests: number, computeUnits: number): void {
    const noted = this.#spending.get(subject);
    this.#spending.set(subject, [subject, planId, (noted?.[2] ?? 0) + requests, (noted?.[3] ?? 0) + computeUnits]);
  }

  #get(subject: string, planId: Exclude<PlanId, 'L'>, now: number): Buckets {
    const known = this.#buckets.get(subject);
    if (known?.planId === planId) return known;
    const { requestsPerSecond, computeUnitsPerSecond } = planLimits(planId);
    const buckets = {
      planId,
      requests: new TokenBucket(requestsPerSecond, requestsPerSecond * burstSeconds, now),
      computeUnits: new TokenBucket(computeUnitsPerSecond, computeUnitsPerSecond * burstSeconds, now),
    };
    this.#buckets.set(subject, buckets);
    return buckets;
  }
}
