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
