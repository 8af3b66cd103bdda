import type { Access } from '../access/access.ts';
import { LruMap } from '../access/lru-map.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { KeyUsage } from './key-usage.ts';
import { TokenBucket } from './token-bucket.ts';

type LimitedKey = Pick<Access, 'apiKeyId' | 'keyLimits'>;

export interface KeyLimiterOptions {
  /** Unix milliseconds: days and months. */
  readonly now?: () => number;
  /** Milliseconds that never run backwards: rates. */
  readonly elapsed?: () => number;
}

const keysMax = 100_000;

/** The limits that owners set on single keys. Keys without any cost one comparison. */
export class KeyLimiter {
  readonly #usage: KeyUsage;
  readonly #elapsed: () => number;
  readonly #buckets = new LruMap<string, TokenBucket>(keysMax);

  constructor({ now, elapsed = () => performance.now() }: KeyLimiterOptions = {}) {
    this.#usage = new KeyUsage(now);
    this.#elapsed = elapsed;
  }

  /**
   * Whether a key has compute units left today and this month.
   *
   * @throws {GatewayError} `KEY_DAILY_LIMIT_REACHED`, `KEY_MONTHLY_LIMIT_REACHED`
   */
  checkUnits({ apiKeyId, keyLimits }: LimitedKey): void {
    if (keyLimits === null || keyLimits.recorded === null) return;
    const { computeUnitsPerDay, computeUnitsPerMonth, recorded } = keyLimits;
    const used = this.#usage.get(apiKeyId, recorded);
    // The month first: waiting for tomorrow would not help.
    if (computeUnitsPerMonth !== null && used.computeUnitsThisMonth >= computeUnitsPerMonth) {
      throw new GatewayError('KEY_MONTHLY_LIMIT_REACHED', this.#usage.secondsLeftOfMonth());
    }
    if (computeUnitsPerDay !== null && used.computeUnitsToday >= computeUnitsPerDay) {
      throw new GatewayError('KEY_DAILY_LIMIT_REACHED', this.#usage.secondsLeftOfDay());
    }
  }

  /**
   * Whether a key may make this many requests now; takes nothing.
   *
   * @throws {GatewayError} `KEY_RATE_LIMITED`
   */
  checkRate({ apiKeyId, keyLimits }: LimitedKey, requests: number): void {
    if (keyLimits === null || keyLimits.requestsPerSecond === null) return;
    const waitMs = this.#bucket(apiKeyId, keyLimits.requestsPerSecond).waitMs(requests, this.#elapsed());
    if (waitMs > 0) throw new GatewayError('KEY_RATE_LIMITED', Math.ceil(waitMs / 1_000));
  }

  /** Takes requests that every limit let through. */
  takeRate({ apiKeyId, keyLimits }: LimitedKey, requests: number): void {
    if (keyLimits === null || keyLimits.requestsPerSecond === null) return;
    this.#bucket(apiKeyId, keyLimits.requestsPerSecond).take(requests, this.#elapsed());
  }

  /** Counts what was charged. */
  add({ apiKeyId, keyLimits }: LimitedKey, computeUnits: number): void {
    if (keyLimits !== null && keyLimits.recorded !== null) this.#usage.add(apiKeyId, computeUnits);
  }

  /** Holds one second's worth: a limit is what passes in a second, and no burst beyond it. */
  #bucket(apiKeyId: string, requestsPerSecond: number): TokenBucket {
    const known = this.#buckets.get(apiKeyId);
    if (known?.ratePerSecond === requestsPerSecond) return known;
    const bucket = new TokenBucket(requestsPerSecond, requestsPerSecond, this.#elapsed());
    this.#buckets.set(apiKeyId, bucket);
    return bucket;
  }
}
