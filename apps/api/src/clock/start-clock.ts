export interface ClockParameters {
  /** From the end of one run to the beginning of the next. */
  tickMs: number;
  tick: () => Promise<void>;
  /** Told of a run that failed; the next one comes all the same. */
  onError: (error: unknown) => void;
}

/**
 * Runs something now and again and again, never twice at once.
 *
 * @returns stops the clock, once a run that is under way has ended
 */
export function startClock({ tickMs, tick, onError }: ClockParameters): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    await tick().catch(onError);
    if (!isStopped) timer = setTimeout(run, tickMs).unref();
  };
  let running = Promise.resolve();
  const run = (): void => {
    running = turn();
  };
  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
