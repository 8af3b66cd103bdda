import type { Fleet } from '@onepoint/bus';
import type { Access } from '../access/access.ts';
import { LruMap } from '../access/lru-map.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { KeyUsage } from './key-usage.ts';
import type { KeySpending, SharedBudget } from './spending.ts';
import { heldPart } from './rate-limiter.ts';
import { createBucket, isUpToDate, type Sharing } from './shared-bucket.ts';
import type { TokenBucket } from './token-bucket.ts';
import type { SharedUnits } from './unit-share.ts';

type LimitedKey = Pick<Access, 'apiKeyId' | 'keyLimits'>;

interface KeyLimiterOptions {
  /** Unix milliseconds, for days and months. */
  readonly now?: () => number;
  /** Monotonic milliseconds, for rates. */
  readonly elapsed?: () => number;
  /** Collect admitted requests for `takeSpending`. @default false */
  readonly isShared?: boolean;
  /** Set if other machines share the limits. */
  readonly fleet?: Fleet | undefined;
}

const keysMax = 100_000;

/** Limits that owners set for individual keys. Keys without limits only cost a comparison. */
export class KeyLimiter implements SharedBudget<KeySpending> {
  readonly #usage: KeyUsage;
  readonly #elapsed: () => number;
  readonly #isShared: boolean;
  readonly #sharing: Sharing | undefined;
  readonly #buckets = new LruMap<string, TokenBucket>(keysMax);
  #spending = new Map<string, KeySpending>();

  constructor({ now, elapsed = () => performance.now(), isShared = false, fleet }: KeyLimiterOptions = {}) {
    this.#usage = new KeyUsage(now, fleet !== undefined);
    this.#sharing = fleet === undefined ? undefined : { fleet, startedAt: elapsed() };
    this.#elapsed = elapsed;
    this.#isShared = isShared;
  }

  /**
   * Checks that a key has compute units left today and this month.
   *
   * @throws {GatewayError} `KEY_DAILY_LIMIT_REACHED`, `KEY_MONTHLY_LIMIT_REACHED`
   */
  checkUnits({ apiKeyId, keyLimits }: LimitedKey): void {
    if (keyLimits === null || keyLimits.recorded === null) return;
    const { computeUnitsPerDay, computeUnitsPerMonth, recorded } = keyLimits;
    const used = this.#usage.get(apiKeyId, recorded);
    // Check the month first, because waiting for tomorrow wouldn't help.
    if (computeUnitsPerMonth !== null && used.computeUnitsThisMonth >= computeUnitsPerMonth) {
      throw new GatewayError('KEY_MONTHLY_LIMIT_REACHED', this.#usage.secondsLeftOfMonth());
    }
    if (computeUnitsPerDay !== null && used.computeUnitsToday >= computeUnitsPerDay) {
      throw new GatewayError('KEY_DAILY_LIMIT_REACHED', this.#usage.secondsLeftOfDay());
    }
  }

  /**
   * Checks that a key can make this many requests now, without consuming them.
   *
   * @throws {GatewayError} `KEY_RATE_LIMITED`
   */
  checkRate({ apiKeyId, keyLimits }: LimitedKey, requests: number): void {
    if (keyLimits === null || keyLimits.requestsPerSecond === null) return;
    const waitMs = this.#bucket(apiKeyId, keyLimits.requestsPerSecond).waitMs(requests, this.#elapsed());
    if (waitMs > 0) throw new GatewayError('KEY_RATE_LIMITED', Math.ceil(waitMs / 1_000));
  }

  /** Consumes requests. Call only after every limit has passed. */
  takeRate({ apiKeyId, keyLimits }: LimitedKey, requests: number): void {
    if (keyLimits === null || keyLimits.requestsPerSecond === null) return;
    this.#bucket(apiKeyId, keyLimits.requestsPerSecond).take(requests, this.#elapsed());
    if (!this.#isShared) return;
    const noted = this.#spending.get(apiKeyId)?.[2] ?? 0;
    this.#spending.set(apiKeyId, [apiKeyId, keyLimits.requestsPerSecond, noted + requests]);
  }

  takeSpending(): KeySpending[] {
    const spending = [...this.#spending.values()];
    this.#spending = new Map();
    return this.#sharing === undefined ? spending : spending.filter((one) => this.#isWorthSending(one));
  }

  spendElsewhere(spending: readonly KeySpending[]): void {
    for (const [apiKeyId, requestsPerSecond, requests] of spending)
      this.#bucket(apiKeyId, requestsPerSecond).takeElsewhere(requests, this.#elapsed());
  }

  /** Compute units of limited keys served by this process, to share with other machines. */
  get units(): SharedUnits {
    return this.#usage;
  }

  #isWorthSending(spending: KeySpending): boolean {
    const [apiKeyId, requestsPerSecond, requests] = spending;
    if (requests < requestsPerSecond * heldPart) {
      this.#spending.set(apiKeyId, spending);
      return false;
    }
    this.#bucket(apiKeyId, requestsPerSecond).published(this.#elapsed());
    return true;
  }

  add({ apiKeyId, keyLimits }: LimitedKey, computeUnits: number): void {
    if (keyLimits !== null && keyLimits.recorded !== null) this.#usage.add(apiKeyId, computeUnits);
  }

  /** The bucket holds one second's requests, so that there is no burst beyond the limit. */
  #bucket(apiKeyId: string, requestsPerSecond: number): TokenBucket {
    const known = this.#buckets.get(apiKeyId);
    const isCurrent = known?.limitPerSecond === requestsPerSecond;
    if (isCurrent && isUpToDate(known, this.#sharing)) return known;
    const bucket = createBucket({
      ratePerSecond: requestsPerSecond,
      capacity: requestsPerSecond,
      now: this.#elapsed(),
      sharing: this.#sharing,
      previous: isCurrent ? known : undefined,
    });
    this.#buckets.set(apiKeyId, bucket);
    return bucket;
  }
}
