/** The stream delivers again what wasn't acknowledged in 30 seconds; this is a little longer. */
const redeliveryMs = 40_000;

/** When the messages of a fetch were published. */
type Published = readonly number[];

/** How old the oldest usage is that a collector knows of and hasn't recorded, by partition. Times are in milliseconds. */
export class MergeLag {
  readonly #now: () => number;
  /** When the oldest usage was published. */
  readonly #since = new Map<number, number>();
  readonly #failedAt = new Map<number, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** 0 if nothing waits. */
  get ms(): number {
    return Math.max(0, this.#now() - Math.min(...this.#since.values(), Infinity));
  }

  fetched(partition: number, published: Published): void {
    this.#set(partition, Math.min(...published, this.#failed(partition)));
  }

  /** @param hasMore the fetch was full, and left messages behind that are newer than its last */
  recorded(partition: number, published: Published, hasMore: boolean): void {
    const failed = this.#failed(partition);
    const isRedelivered = Math.min(...published) <= failed;
    if (isRedelivered) this.#failedAt.delete(partition);
    this.#set(partition, Math.min(hasMore ? Math.max(...published) : Infinity, isRedelivered ? Infinity : failed));
  }

  /** What was fetched waits until it's delivered again. */
  failed(partition: number): void {
    this.#failedAt.set(partition, this.#now());
  }

  /** Another collector has the partition now. */
  left(partition: number): void {
    this.#since.delete(partition);
    this.#failedAt.delete(partition);
  }

  /** When the oldest usage was published that couldn't be recorded and may come again. */
  #failed(partition: number): number {
    const failedAt = this.#failedAt.get(partition) ?? -Infinity;
    return this.#now() - failedAt < redeliveryMs ? (this.#since.get(partition) ?? Infinity) : Infinity;
  }

  #set(partition: number, since: number): void {
    if (since === Infinity) this.#since.delete(partition);
    else this.#since.set(partition, since);
  }
}
