import type { RecordUsageParameters, UsageRow } from '@onepoint/database';
import { setTimeout as delay } from 'node:timers/promises';
import type { UsageJournal } from './usage-journal.ts';
import type { UsageMeter } from './usage-meter.ts';

export interface UsageFlusherOptions {
  readonly meter: UsageMeter;
  /** Random per process. */
  readonly gatewayId: string;
  readonly record: (batch: RecordUsageParameters) => Promise<unknown>;
  /** Begins a flush, before counts are taken. Returns what is to be done once all of them are recorded, if anything. */
  readonly begin?: () => Promise<(() => Promise<void>) | undefined>;
  /** Where batches wait on disk while the database does not take them; they wait in memory alone without. */
  readonly journal?: UsageJournal | undefined;
  /** A batch could not be recorded; it is kept and sent again. */
  readonly onError: (error: unknown) => void;
  /** A batch can never be recorded; this is the only copy of its rows. */
  readonly onLost: (rows: readonly UsageRow[], error: unknown) => void;
  /** Rows that may wait. Beyond it the meter is full, and calls with keys are refused. */
  readonly waitingRowsMax?: number;
}

/** At most what was counted in this time is lost when the process is killed; more while the database is away and there is no journal. */
export const flushIntervalMs = 1_000;

/** How long a process that stops tries to record its last counts. */
const stopRetryMs = 5_000;
const stopRetryPauseMs = 100;
/** Rows per transaction. */
const batchRowsMax = 5_000;
/** Some 300 MB. */
const waitingRowsMaxDefault = 500_000;

/**
 * Sends counts to the database every second, one batch at a time. A batch whose outcome is unknown (a broken connection, a time-out) is sent
 * again under the same number with the same rows until the database answers, so nothing is counted twice. While the database is away or silent,
 * what is counted goes to the journal every second.
 */
export class UsageFlusher {
  readonly #options: UsageFlusherOptions;
  /** Oldest first; the first one may be under way. */
  readonly #queue: RecordUsageParameters[] = [];
  #waitingRows = 0;
  #sequence = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: UsageFlusherOptions) {
    this.#options = options;
  }

  /** Rows that were taken from the meter and are not recorded. */
  get waitingRows(): number {
    return this.#waitingRows;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#running === undefined) void this.flush();
      else void this.#spill();
    }, flushIntervalMs);
  }

  /** Sends everything counted so far. Resolves when it is recorded or has failed for now; a flush that is running is shared. */
  flush(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Stops the timer and sends what is left. Without a journal to keep it, a failed attempt is repeated for a while: the counts end with the process.
   *
   * @returns false when some of it could not be recorded
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
      this.#takeCounts();
      for (let batch = this.#queue[0]; batch !== undefined; batch = this.#queue[0]) {
        await this.#send(batch);
        this.#queue.shift();
        this.#countWaiting(-batch.rows.length);
      }
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

  /** Numbers what was counted since the last time: from now on it is sent under these numbers only. */
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

/** SQLSTATE classes 22 (data exception) and 23 (integrity): the same rows will fail for ever and would hold up everybody else's. */
export function isPermanent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^2[23]...$/u.test(cause.code)) return true;
  }
  return false;
}
