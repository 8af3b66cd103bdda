/**
 * A token bucket that can go negative: a cost above its capacity is admitted when the bucket is full, and must be refilled before the
 * next request. So large batches are possible, and the average rate still holds.
 */
export class TokenBucket {
  readonly ratePerSecond: number;
  readonly capacity: number;
  #tokens: number;
  #updatedAt: number;

  /** @param tokens initial number of tokens. @default the capacity */
  constructor(ratePerSecond: number, capacity: number, nowMs: number, tokens: number = capacity) {
    this.ratePerSecond = ratePerSecond;
    this.capacity = capacity;
    this.#tokens = Math.min(tokens, capacity);
    this.#updatedAt = nowMs;
  }

  get limitPerSecond(): number {
    return this.ratePerSecond;
  }

  /** Milliseconds until `cost` can be consumed; 0 if it can now. */
  waitMs(cost: number, nowMs: number): number {
    const needed = Math.min(cost, this.capacity);
    const tokens = this.tokensAt(nowMs);
    return tokens >= needed ? 0 : ((needed - tokens) / this.ratePerSecond) * 1_000;
  }

  take(cost: number, nowMs: number): void {
    this.#tokens = this.tokensAt(nowMs) - cost;
    this.#updatedAt = nowMs;
  }

  /** Subtracts what another process consumed. In a shared bucket, that doesn't count as this process's own spending. */
  takeElsewhere(cost: number, nowMs: number): void {
    this.take(cost, nowMs);
  }

  /** Does nothing here, see the shared bucket. Call once the other processes know what this one has consumed. */
  published(_nowMs: number): void {}

  tokensAt(nowMs: number): number {
    return Math.min(this.capacity, this.#tokens + (Math.max(0, nowMs - this.#updatedAt) * this.ratePerSecond) / 1_000);
  }
}
