interface RoundsOptions {
  /** One round. It must not reject: nobody waits for those of the clock. */
  readonly run: () => Promise<void>;
  /** From the beginning of one round to that of the next; one that takes longer takes the next one's turn. */
  readonly intervalMs: number;
}

/** Something done every so often, never twice at a time. */
export class Rounds {
  readonly #options: RoundsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** Begins the clock; the first round is an interval away. */
  start(): void {
    this.#timer = setInterval(() => void this.runNow(), this.#options.intervalMs);
  }

  /** A round at once. One that is running is shared. */
  runNow(): Promise<void> {
    this.#running ??= this.#options.run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Ends the clock, and waits for a round that is running. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
