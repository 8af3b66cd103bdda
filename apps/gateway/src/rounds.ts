import { TaskMetrics } from '@onepoint/metrics';

export const roundRuns = new TaskMetrics();

interface RoundsOptions {
  readonly task: string;
  readonly run: () => Promise<unknown>;
  /** Called if a round fails. The next one starts as usual. */
  readonly onError: (error: unknown) => void;
  /** Between the starts of two rounds. A round that takes longer skips ticks. */
  readonly intervalMs: number;
}

/** Runs a task periodically, never concurrently. */
export class Rounds {
  readonly #options: RoundsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** Starts the timer. The first round runs after one interval. */
  start(): void {
    this.#timer = setInterval(() => void this.runNow(), this.#options.intervalMs);
  }

  /** Runs a round immediately, or returns the running one. Never rejects. */
  runNow(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { task, run, onError } = this.#options;
    await roundRuns.run(task, run).catch(onError);
  }
}
