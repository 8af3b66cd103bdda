import { burstSeconds, planLimits, type PlanId } from '@onepoint/plans-domain';
import { LruMap } from '../access/lru-map.ts';
import type { PlanSpending } from './spending.ts';
import type { SharedBudget } from './spending-share.ts';
import { TokenBucket } from './token-bucket.ts';

interface Buckets {
  planId: Exclude<PlanId, 'L'>;
  requests: TokenBucket;
  computeUnits: TokenBucket;
}

/** Subjects remembered. One that is forgotten starts with full buckets, which is what an idle one has anyway. */
const subjectsMax = 100_000;

export interface RateLimiterOptions {
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
