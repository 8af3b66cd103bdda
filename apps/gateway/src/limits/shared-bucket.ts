import { Allowance, partsOf, type Fleet } from '@onepoint/bus';
import { TokenBucket } from './token-bucket.ts';

export interface Sharing {
  readonly fleet: Fleet;
  /** When this process started, on the same clock as its buckets. */
  readonly startedAt: number;
}

/** Time until the other processes know what was spent. */
const roundMs = 50;

/**
 * A token bucket shared by processes on several machines. All of them subtract their spending from it, and this process can take its
 * share of the rest.
 */
class SharedBucket extends TokenBucket {
  readonly parts: number;
  readonly #limitPerSecond: number;
  readonly #fleet: Fleet;
  readonly #allowance: Allowance;

  /** @param previous the bucket that this one replaces, because the bus went down or came back */
  constructor(ratePerSecond: number, capacity: number, nowMs: number, { fleet, startedAt }: Sharing, previous?: SharedBucket) {
    const parts = partsOf(fleet);
    // A process that has just started doesn't know what the others spent, so it must not start with a full bucket.
    const sinceStart = fleet.count > 1 ? ((nowMs - startedAt) * ratePerSecond) / 1_000 : capacity;
    const tokens = previous === undefined ? sinceStart : previous.tokensAt(nowMs);
    super(ratePerSecond / parts, capacity / parts, nowMs, tokens / parts);
    this.parts = parts;
    this.#limitPerSecond = ratePerSecond;
    this.#fleet = fleet;
    this.#allowance = new Allowance(capacity);
  }

  override get limitPerSecond(): number {
    return this.#limitPerSecond;
  }

  override waitMs(cost: number, nowMs: number): number {
    const waitMs = super.waitMs(cost, nowMs);
    if (waitMs > 0 || this.parts > 1) return waitMs;
    return this.#allowance.allows(Math.min(cost, this.capacity), this.tokensAt(nowMs), this.#fleet.count, nowMs) ? 0 : roundMs;
  }

  override take(cost: number, nowMs: number): void {
    super.take(cost, nowMs);
    this.#allowance.spend(cost);
  }

  override takeElsewhere(cost: number, nowMs: number): void {
    super.take(cost, nowMs);
    this.#allowance.spendElsewhere(cost, nowMs);
  }

  override published(nowMs: number): void {
    this.#allowance.published(nowMs);
  }
}

interface CreateBucketParameters {
  readonly ratePerSecond: number;
  readonly capacity: number;
  readonly now: number;
  readonly sharing: Sharing | undefined;
  readonly previous: TokenBucket | undefined;
}

/** Creates a local bucket, or with `sharing` one that is shared between machines. */
export function createBucket({ ratePerSecond, capacity, now, sharing, previous }: CreateBucketParameters): TokenBucket {
  if (sharing === undefined) return new TokenBucket(ratePerSecond, capacity, now);
  return new SharedBucket(ratePerSecond, capacity, now, sharing, previous instanceof SharedBucket ? previous : undefined);
}

/** Whether a bucket still matches the state of the bus. If not, replace it. */
export function isUpToDate(bucket: TokenBucket, sharing: Sharing | undefined): boolean {
  return sharing === undefined || (bucket instanceof SharedBucket && bucket.parts === partsOf(sharing.fleet));
}
