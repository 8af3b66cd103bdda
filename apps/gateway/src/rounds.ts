interface RoundsOptions {
  /** One round. Must not reject, because nothing awaits scheduled rounds. */
  readonly run: () => Promise<void>;
  /** Time between the starts of two rounds. A round that takes longer skips ticks. */
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

  /** Runs a round immediately, or shares the running one. */
  runNow(): Promise<void> {
    this.#running ??= this.#options.run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Stops the timer and waits for a running round. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
