/** Slightly longer than the 30 seconds after which the stream redelivers unacknowledged messages. */
const redeliveryMs = 40_000;

type Published = readonly number[];

/** Tracks the age of the oldest usage that a collector knows of but hasn't recorded, by partition. Times are in milliseconds. */
export class MergeLag {
  readonly #now: () => number;
  readonly #since = new Map<number, number>();
  readonly #failedAt = new Map<number, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** 0 if nothing is pending. */
  get ms(): number {
    return Math.max(0, this.#now() - Math.min(...this.#since.values(), Infinity));
  }

  fetched(partition: number, published: Published): void {
    this.#set(partition, Math.min(...published, this.#failed(partition)));
  }

  /** @param hasMore the fetch was full, so newer messages can be left in the stream */
  recorded(partition: number, published: Published, hasMore: boolean): void {
    const failed = this.#failed(partition);
    const isRedelivered = Math.min(...published) <= failed;
    if (isRedelivered) this.#failedAt.delete(partition);
    this.#set(partition, Math.min(hasMore ? Math.max(...published) : Infinity, isRedelivered ? Infinity : failed));
  }

  /** Keeps the fetched messages pending until they are redelivered. */
  failed(partition: number): void {
    this.#failedAt.set(partition, this.#now());
  }

  /** Call when another collector has taken over the partition. */
  left(partition: number): void {
    this.#since.delete(partition);
    this.#failedAt.delete(partition);
  }

  /** Publication time of the oldest usage that couldn't be recorded and can still be redelivered. */
  #failed(partition: number): number {
    const failedAt = this.#failedAt.get(partition) ?? -Infinity;
    return this.#now() - failedAt < redeliveryMs ? (this.#since.get(partition) ?? Infinity) : Infinity;
  }

  #set(partition: number, since: number): void {
    if (since === Infinity) this.#since.delete(partition);
    else this.#since.set(partition, since);
  }
}
