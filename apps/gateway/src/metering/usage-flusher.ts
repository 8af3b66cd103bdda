import type { RecordUsageParameters, UsageRow } from '@onepoint/database';
import { setTimeout as delay } from 'node:timers/promises';
import { isPermanent, sourceOf } from './usage-batch.ts';
import type { UsageJournal } from './usage-journal.ts';
import type { UsageMeter } from './usage-meter.ts';

export interface UsageFlusherOptions {
  readonly meter: UsageMeter;
  readonly gatewayId: string;
  /** Numbers batches per partition, because collectors share batches by project. @default one partition for all rows */
  readonly partitionOf?: ((row: UsageRow) => number) | undefined;
  /** @default {@link flushIntervalMs} */
  readonly intervalMs?: number;
  readonly record: (batch: RecordUsageParameters) => Promise<unknown>;
  /** Called before each flush takes counts. Can return a callback for when they are recorded. */
  readonly begin?: () => Promise<(() => Promise<void>) | undefined>;
  /** Keeps batches on disk while the database is down. Without it, they only wait in memory. */
  readonly journal?: UsageJournal | undefined;
  /** Called if a batch couldn't be recorded. It is kept and retried. */
  readonly onError: (error: unknown) => void;
  /** Called if a batch can never be recorded. These rows are the only copy. */
  readonly onLost: (rows: readonly UsageRow[], error: unknown) => void;
  /** Number of rows that can wait. Beyond this, the meter is full, and calls with keys are rejected. */
  readonly waitingRowsMax?: number;
}

/** A killed process loses at most this much time's counts, or more during a database outage without a journal. */
export const flushIntervalMs = 1_000;

/**
 * Used with the bus. A killed process loses its counts since the last finished flush, or twice the interval if a message was waiting for
 * its timeout. Collectors merge messages, so short intervals cost the database nothing.
 */
export const publishIntervalMs = 500;

const stopRetryMs = 5_000;
const stopRetryPauseMs = 100;
const batchRowsMax = 5_000;
/** Per message, because NATS accepts at most 1 MB. */
const messageRowsMax = 500;
/** Takes about 300 MB. */
const waitingRowsMaxDefault = 500_000;

/**
 * Sends counts to the database every second, one batch at a time. If the outcome of a batch is unknown (lost connection, timeout), it is
 * retried under the same number with the same rows, so nothing is counted twice. During a database outage, counts are written to the
 * journal every second.
 */
export class UsageFlusher {
  readonly #options: UsageFlusherOptions;
  /** Oldest first. The first one can be in progress. */
  readonly #queue: RecordUsageParameters[] = [];
  #waitingRows = 0;
  /** Last number by source: this process, or one of its partitions. */
  readonly #sequences = new Map<string, number>();
  /** Everything counted before this time is recorded (by `performance.now()`). */
  #recordedUntil = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: UsageFlusherOptions) {
    this.#options = options;
  }

  get waitingRows(): number {
    return this.#waitingRows;
  }

  /** Age of the last recorded state. Normally about the flush interval. */
  get lagMs(): number {
    return performance.now() - this.#recordedUntil;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#running === undefined) void this.flush();
      else void this.#spill();
    }, this.#options.intervalMs ?? flushIntervalMs);
  }

  /** Sends everything counted so far. Resolves when it is recorded, or has failed for now. Concurrent calls share a running flush. */
  flush(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Stops the timer and sends what is left. Without a journal, a failed attempt is retried for a while, because the counts would be lost.
   *
   * @returns false if some counts couldn't be recorded
   */
  async stop(): Promise<boolean> {
    clearInterval(this.#timer);
    if (this.#running !== undefined) {
      await this.#spill();
      await this.#running;
    }
    await this.flush();
    const retryUntil = performance.now() + (this.#options.journal === undefined ? stopRetryMs : 0);
    while (this.#queue.length > 0 && performance.now() < retryUntil) {
      await delay(stopRetryPauseMs);
      await this.flush();
    }
    return this.#queue.length === 0;
  }

  async #run(): Promise<void> {
    const { begin, journal, onError } = this.#options;
    try {
      const confirm = await begin?.();
      const takenAt = performance.now();
      this.#takeCounts();
      for (let batch = this.#queue[0]; batch !== undefined; batch = this.#queue[0]) {
        await this.#send(batch);
        this.#queue.shift();
        this.#countWaiting(-batch.rows.length);
      }
      this.#recordedUntil = takenAt;
      await confirm?.();
      await journal?.clear();
    } catch (error) {
      onError(error);
      await this.#spill();
    }
  }

  async #send(batch: RecordUsageParameters): Promise<void> {
    try {
      await this.#options.record(batch);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      this.#options.onLost(batch.rows, error);
    }
  }

  /** Numbers the counts since the last call. From then on, they are only sent under these numbers. */
  #takeCounts(): void {
    const rows = this.#options.meter.take();
    const rowsMax = this.#options.partitionOf === undefined ? batchRowsMax : messageRowsMax;
    for (const [gatewayId, ofSource] of this.#bySource(rows)) {
      for (let start = 0; start < ofSource.length; start += rowsMax) {
        const sequence = (this.#sequences.get(gatewayId) ?? 0) + 1;
        this.#sequences.set(gatewayId, sequence);
        this.#queue.push({ gatewayId, sequence, rows: ofSource.slice(start, start + rowsMax) });
      }
    }
    this.#countWaiting(rows.length);
  }

  #bySource(rows: readonly UsageRow[]): Map<string, readonly UsageRow[]> {
    const { gatewayId, partitionOf } = this.#options;
    if (partitionOf === undefined) return new Map([[gatewayId, rows]]);
    return Map.groupBy(rows, (row) => sourceOf(gatewayId, partitionOf(row)));
  }

  async #spill(): Promise<void> {
    this.#takeCounts();
    await this.#options.journal?.write(() => this.#queue);
  }

  #countWaiting(rows: number): void {
    const { meter, waitingRowsMax = waitingRowsMaxDefault } = this.#options;
    this.#waitingRows += rows;
    meter.isFull = this.#waitingRows >= waitingRowsMax;
  }
}
