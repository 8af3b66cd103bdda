import type { OpenConnections } from '@onepoint/database';
import { Rounds } from '../rounds.ts';

export interface ConnectionReporterOptions {
  readonly list: () => readonly OpenConnections[];
  readonly record: (list: readonly OpenConnections[]) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Several times as often as a report is believed, see `openConnectionsKeptMs`. */
export const reportIntervalMs = 5_000;

/** Tells the database how many connections are open, again and again while there are any, so that people see how near their limit is. */
export class ConnectionReporter {
  readonly #options: ConnectionReporterOptions;
  readonly #rounds: Rounds;
  #hasReported = false;

  constructor(options: ConnectionReporterOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ run: () => this.#report(), intervalMs: reportIntervalMs });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Resolves when what is open now is recorded, or could not be; a report that is running is shared. */
  report(): Promise<void> {
    return this.#rounds.runNow();
  }

  /** Stops the timer and takes back what was reported. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    await this.report();
  }

  async #report(): Promise<void> {
    const list = this.#options.list();
    if (list.length === 0 && !this.#hasReported) return;
    try {
      await this.#options.record(list);
      this.#hasReported = list.length > 0;
    } catch (error) {
      this.#options.onError(error);
    }
  }
}
