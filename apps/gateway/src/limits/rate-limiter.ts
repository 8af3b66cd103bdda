import type { Fleet } from '@onepoint/bus';
import { burstSeconds, type PlanId, planLimits } from '@onepoint/plans-domain';
import { LruMap } from '../access/lru-map.ts';
import { createBucket, isUpToDate, type Sharing } from './shared-bucket.ts';
import type { PlanSpending, SharedBudget } from './spending.ts';
import type { TokenBucket } from './token-bucket.ts';

interface Buckets {
  planId: Exclude<PlanId, 'L'>;
  requests: TokenBucket;
  computeUnits: TokenBucket;
}

/** Number of subjects kept in memory. One that was evicted starts again with full buckets, like an idle one. */
const subjectsMax = 100_000;
/** Spending below this share of a second's limit isn't worth a message to all other machines. */
export const heldPart = 0.01;

interface RateLimiterOptions {
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  /** Collect admitted requests for `takeSpending`. @default false */
  readonly isShared?: boolean;
  /** Set if other machines share the limits. */
  readonly fleet?: Fleet | undefined;
}

export class RateLimiter implements SharedBudget<PlanSpending> {
  readonly #buckets = new LruMap<string, Buckets>(subjectsMax);
  readonly #now: () => number;
  readonly #isShared: boolean;
  readonly #sharing: Sharing | undefined;
  #spending = new Map<string, PlanSpending>();

  constructor({ now = () => performance.now(), isShared = false, fleet }: RateLimiterOptions = {}) {
    // Fractions of a millisecond would take more memory in each bucket.
    this.#now = () => Math.floor(now());
    this.#isShared = isShared;
    this.#sharing = fleet === undefined ? undefined : { fleet, startedAt: now() };
  }

  /**
   * Consumes a request's cost from the subject's budget.
   *
   * @returns 0 if consumed; otherwise nothing is consumed, and this is the number of milliseconds to wait
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

  /** Milliseconds until the subject can make this many requests of any cost; 0 if it can now. */
  waitMs(subject: string, planId: Exclude<PlanId, 'L'>, requests: number): number {
    const now = this.#now();
    return this.#get(subject, planId, now).requests.waitMs(requests, now);
  }

  takeSpending(): PlanSpending[] {
    const spending = [...this.#spending.values()];
    this.#spending = new Map();
    return this.#sharing === undefined ? spending : spending.filter((one) => this.#isWorthSending(one));
  }

  spendElsewhere(spending: readonly PlanSpending[]): void {
    const now = this.#now();
    for (const [subject, planId, requests, computeUnits] of spending) {
      const buckets = this.#get(subject, planId, now);
      buckets.requests.takeElsewhere(requests, now);
      buckets.computeUnits.takeElsewhere(computeUnits, now);
    }
  }

  #isWorthSending(spending: PlanSpending): boolean {
    const [subject, planId, requests, computeUnits] = spending;
    const { requestsPerSecond, computeUnitsPerSecond } = planLimits(planId);
    if (requests < requestsPerSecond * heldPart && computeUnits < computeUnitsPerSecond * heldPart) {
      this.#spending.set(subject, spending);
      return false;
    }
    const now = this.#now();
    const buckets = this.#get(subject, planId, now);
    buckets.requests.published(now);
    buckets.computeUnits.published(now);
    return true;
  }

  #note(subject: string, planId: PlanSpending[1], requests: number, computeUnits: number): void {
    const noted = this.#spending.get(subject);
    this.#spending.set(subject, [subject, planId, (noted?.[2] ?? 0) + requests, (noted?.[3] ?? 0) + computeUnits]);
  }

  #get(subject: string, planId: Exclude<PlanId, 'L'>, now: number): Buckets {
    const known = this.#buckets.get(subject);
    const isCurrent = known?.planId === planId;
    if (isCurrent && isUpToDate(known.requests, this.#sharing)) return known;
    const { requestsPerSecond, computeUnitsPerSecond } = planLimits(planId);
    const bucket = (ratePerSecond: number, previous?: TokenBucket) =>
      createBucket({ ratePerSecond, capacity: ratePerSecond * burstSeconds, now, sharing: this.#sharing, previous });
    const buckets = {
      planId,
      requests: bucket(requestsPerSecond, isCurrent ? known.requests : undefined),
      computeUnits: bucket(computeUnitsPerSecond, isCurrent ? known.computeUnits : undefined),
    };
    this.#buckets.set(subject, buckets);
    return buckets;
  }
}
