import type { RecordUsageParameters, UsageRow } from '@onepoint/database';
import { setTimeout as delay } from 'node:timers/promises';
import type { UsageJournal } from './usage-journal.ts';
import type { UsageMeter } from './usage-meter.ts';

export interface UsageFlusherOptions {
  readonly meter: UsageMeter;
  /** Random per process. */
  readonly gatewayId: string;
  /** Time between two flushes. @default {@link flushIntervalMs} */
  readonly intervalMs?: number;
  readonly record: (batch: RecordUsageParameters) => Promise<unknown>;
  /** Called before each flush takes counts. May return a callback for when they are recorded. */
  readonly begin?: () => Promise<(() => Promise<void>) | undefined>;
  /** Where batches wait on disk while the database is down. Without it, they wait in memory only. */
  readonly journal?: UsageJournal | undefined;
  /** A batch couldn't be recorded. It is kept and retried. */
  readonly onError: (error: unknown) => void;
  /** A batch can never be recorded. These rows are the only copy. */
  readonly onLost: (rows: readonly UsageRow[], error: unknown) => void;
  /** Rows that may wait. Beyond this, the meter is full, and calls with keys are rejected. */
  readonly waitingRowsMax?: number;
}

/** At most this much time's counts are lost if the process is killed, or more during a database outage without a journal. */
export const flushIntervalMs = 1_000;

/** How long a stopping process retries recording its last counts. */
const stopRetryMs = 5_000;
const stopRetryPauseMs = 100;
/** Rows per transaction. */
const batchRowsMax = 5_000;
/** About 300 MB. */
const waitingRowsMaxDefault = 500_000;

/**
 * Sends counts to the database every second, one batch at a time. If a batch's outcome is unknown (lost connection, timeout), it is retried
 * under the same number with the same rows, so nothing is counted twice. During a database outage, counts are written to the
 * journal every second.
 */
export class UsageFlusher {
  readonly #options: UsageFlusherOptions;
  /** Oldest first. The first one may be in progress. */
  readonly #queue: RecordUsageParameters[] = [];
  #waitingRows = 0;
  #sequence = 0;
  /** Until when everything counted is recorded, by `performance.now()`. */
  #recordedUntil = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: UsageFlusherOptions) {
    this.#options = options;
  }

  /** Rows taken from the meter and not recorded yet. */
  get waitingRows(): number {
    return this.#waitingRows;
  }

  /** How long ago everything counted until then was recorded. About the flush interval in normal operation. */
  get lagMs(): number {
    return performance.now() - this.#recordedUntil;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#running === undefined) void this.flush();
      else void this.#spill();
    }, this.#options.intervalMs ?? flushIntervalMs);
  }

  /** Sends everything counted so far. Resolves when it is recorded or failed for now. Concurrent calls share a running flush. */
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

  /** Numbers the counts since the last call. From now on, they are sent only under these numbers. */
  #takeCounts(): void {
    const rows = this.#options.meter.take();
    for (let start = 0; start < rows.length; start += batchRowsMax) {
      this.#sequence += 1;
      this.#queue.push({ gatewayId: this.#options.gatewayId, sequence: this.#sequence, rows: rows.slice(start, start + batchRowsMax) });
    }
    this.#countWaiting(rows.length);
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

/** SQLSTATE classes 22 (data exception) and 23 (integrity): these rows would always fail and block all later ones. */
export function isPermanent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^2[23]...$/u.test(cause.code)) return true;
  }
  return false;
}
