import type { NewLoggedRequest } from '@onepoint/database';
import { requestLog } from '@onepoint/plans-domain';
import { LruMap } from '../access/lru-map.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { Rounds } from '../rounds.ts';

/** Calls in memory, about 0.5 MB. Further calls are dropped until the next flush. */
const waitingMax = 1_000;
/** Sampling budgets in memory: one per key, and one per key and error code. One that was evicted starts full again. */
const budgetsMax = 20_000;

const { succeededBurst, succeededEverySecs, failedBurst, failedEverySecs, writeEveryMs } = requestLog;

interface RequestLogOptions {
  readonly isOn?: boolean;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
}

/**
 * Calls that wait in memory for the request log. Samples them per key, and drops what doesn't fit, so that requests never wait for the
 * log.
 */
export class RequestLog {
  readonly #isOn: boolean;
  readonly #now: () => number;
  readonly #budgets = new LruMap<string, TokenBucket>(budgetsMax);
  #waiting: NewLoggedRequest[] = [];
  #dropped = 0;

  constructor({ isOn = true, now = () => performance.now() }: RequestLogOptions = {}) {
    this.#isOn = isOn;
    this.#now = now;
  }

  /**
   * Whether a call belongs in the sample. Consumes its budget. Separate from `add`, because most calls of a busy key don't belong in it.
   */
  samples(apiKeyId: string, hasFailed: boolean, code: string | null): boolean {
    if (!this.#isOn) return false;
    const now = this.#now();
    const subject = hasFailed ? `${apiKeyId} ${code ?? ''}` : apiKeyId;
    let budget = this.#budgets.get(subject);
    if (budget === undefined) {
      budget = hasFailed
        ? new TokenBucket(1 / failedEverySecs, failedBurst, now)
        : new TokenBucket(1 / succeededEverySecs, succeededBurst, now);
      this.#budgets.set(subject, budget);
    }
    if (budget.waitMs(1, now) > 0) return false;
    budget.take(1, now);
    return true;
  }

  add(call: NewLoggedRequest): void {
    if (this.#waiting.length < waitingMax) this.#waiting.push(call);
    else this.#dropped += 1;
  }

  take(): { readonly calls: readonly NewLoggedRequest[]; readonly dropped: number } {
    const taken = { calls: this.#waiting, dropped: this.#dropped };
    this.#waiting = [];
    this.#dropped = 0;
    return taken;
  }
}

interface RequestLogFlusherOptions {
  readonly requestLog: RequestLog;
  /** @default `requestLog.writeEveryMs` */
  readonly intervalMs?: number;
  readonly record: (calls: readonly NewLoggedRequest[]) => Promise<void>;
  /** @param dropped number of lost calls, since the last report and since the process started */
  readonly onDropped: (dropped: { readonly calls: number; readonly total: number }, error: unknown) => void;
}

/**
 * Writes the request log to the database every second, one batch at a time. A batch that fails is dropped: unlike usage, the log can have
 * gaps.
 */
export class RequestLogFlusher {
  readonly #options: RequestLogFlusherOptions;
  readonly #rounds: Rounds;
  #total = 0;

  constructor(options: RequestLogFlusherOptions) {
    this.#options = options;
    this.#rounds = new Rounds({
      task: 'request_log',
      run: () => this.#flush(),
      // `onDropped` has already reported the calls that couldn't be written.
      onError: () => undefined,
      intervalMs: options.intervalMs ?? writeEveryMs,
    });
  }

  start(): void {
    this.#rounds.start();
  }

  async stop(): Promise<void> {
    await this.#rounds.stop();
    await this.#rounds.runNow();
  }

  async #flush(): Promise<void> {
    const { calls, dropped } = this.#options.requestLog.take();
    try {
      await this.#options.record(calls);
      if (dropped > 0) this.#drop(dropped, null);
    } catch (error) {
      this.#drop(dropped + calls.length, error);
      throw error;
    }
  }

  #drop(calls: number, error: unknown): void {
    this.#total += calls;
    this.#options.onDropped({ calls, total: this.#total }, error);
  }
}
