import { burstSeconds, planLimits, type PlanId } from '@onepoint/plans-domain';
import { LruMap } from '../access/lru-map.ts';
import { TokenBucket } from './token-bucket.ts';

interface Buckets {
  planId: Exclude<PlanId, 'L'>;
  requests: TokenBucket;
  computeUnits: TokenBucket;
}

/** Subjects remembered. One that is forgotten starts with full buckets, which is what an idle one has anyway. */
const subjectsMax = 100_000;

/** Requests and compute units per second, per project or per address. */
export class RateLimiter {
  readonly #buckets = new LruMap<string, Buckets>(subjectsMax);
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
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
    return 0;
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
