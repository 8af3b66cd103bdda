import type { RecordUsageParameters, UsageRow } from '@onepoint/database';
import { Rounds } from '../rounds.ts';
import type { UsageMeter } from './usage-meter.ts';

export interface UsageFlusherOptions {
  readonly meter: UsageMeter;
  /** Random per process. */
  readonly gatewayId: string;
  readonly record: (batch: RecordUsageParameters) => Promise<unknown>;
  /** A batch could not be recorded; it is kept and sent again. */
  readonly onError: (error: unknown) => void;
  /** A batch can never be recorded; this is the only copy of its rows. */
  readonly onLost: (rows: readonly UsageRow[], error: unknown) => void;
}

/** At most this much is lost when the process is killed. */
export const flushIntervalMs = 1_000;

/** Rows per transaction. */
const batchRowsMax = 5_000;

/**
 * Sends counts to the database every second, one batch at a time. A batch whose outcome is unknown (a broken connection, a time-out) is sent
 * again under the same number with the same rows until the database answers, so nothing is counted twice.
 */
export class UsageFlusher {
  readonly #options: UsageFlusherOptions;
  readonly #rounds: Rounds;
  #waiting: UsageRow[] = [];
  #batch: RecordUsageParameters | undefined;
  #sequence = 0;

  constructor(options: UsageFlusherOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ run: () => this.#run(), intervalMs: flushIntervalMs });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Sends everything counted so far. Resolves when it is recorded or has failed for now; a flush that is running is shared. */
  flush(): Promise<void> {
    return this.#rounds.runNow();
  }

  /** Stops the timer and sends what is left. Returns false when some of it could not be recorded. */
  async stop(): Promise<boolean> {
    await this.#rounds.stop();
    await this.flush();
    return this.#batch === undefined && this.#waiting.length === 0;
  }

  async #run(): Promise<void> {
    this.#waiting.push(...this.#options.meter.take());
    while (this.#nextBatch()) {
      if (!(await this.#send())) return;
    }
  }

  #nextBatch(): boolean {
    if (this.#batch !== undefined) return true;
    if (this.#waiting.length === 0) return false;
    this.#sequence += 1;
    this.#batch = { gatewayId: this.#options.gatewayId, sequence: this.#sequence, rows: this.#waiting.splice(0, batchRowsMax) };
    return true;
  }

  async #send(): Promise<boolean> {
    const batch = this.#batch;
    if (batch === undefined) return true;
    try {
      await this.#options.record(batch);
    } catch (error) {
      if (!isPermanent(error)) {
        this.#options.onError(error);
        return false;
      }
      this.#options.onLost(batch.rows, error);
    }
    this.#batch = undefined;
    return true;
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity): the same rows will fail for ever and would hold up everybody else's. */
function isPermanent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^2[23]...$/u.test(cause.code)) return true;
  }
  return false;
}
