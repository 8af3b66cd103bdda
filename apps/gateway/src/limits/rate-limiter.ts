import { burstSeconds, type PlanId, planLimits } from '@onepoint/plans-domain';
import { LruMap } from '../access/lru-map.ts';
import type { PlanSpending, SharedBudget } from './spending.ts';

/**
 * A token bucket that may go into debt: whatever costs more than the bucket holds is let through when the bucket is full, and paid back
 * before the next. So a large batch is possible and the average still holds.
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

  /** Milliseconds until `cost` can be taken; 0 when it can be taken now. */
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

/** Subjects remembered. One that is forgotten starts with full buckets, which is what an idle one has anyway. */
const subjectsMax = 100_000;

interface RateLimiterOptions {
  /** Milliseconds that never run backwards. */
  readonly now?: () => number;
  /** Whether what passes is kept for `takeSpending`. Default false. */
  readonly isShared?: boolean;
}

/** Requests and compute units per second, per project or per address. */
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
   * Takes a request's cost from the subject's budget.
   *
   * @returns 0 when taken, otherwise the milliseconds to wait; then nothing was taken
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
