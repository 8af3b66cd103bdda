/** Foundations (database, chains) are stopped after the services that use them. */
export type ProcessTier = 'service' | 'foundation';

interface RunningProcess {
  name: string;
  pid: number;
  /** From `findProcessIdentity`. */
  identity: string;
  tier: ProcessTier;
  stop: () => Promise<void>;
}

const running = new Map<number, RunningProcess>();
const listeners = new Set<() => void>();
let isStopping = false;

/** Thrown when a process is started after `stopAllProcesses`. */
export class StoppingError extends Error {
  override readonly name = 'StoppingError';
  readonly code = 'STOPPING';
}

/** @throws {StoppingError} once `stopAllProcesses` was called */
export function assertNotStopping(): void {
  if (isStopping) throw new StoppingError('Everything is being stopped');
}

/** Registers a process. @returns a function that unregisters it; call it when the process has ended */
export function registerProcess(process: RunningProcess): () => void {
  running.set(process.pid, process);
  for (const listener of listeners) listener();
  return () => {
    running.delete(process.pid);
    for (const listener of listeners) listener();
  };
}

export function listRunningProcesses(): RunningProcess[] {
  return [...running.values()];
}

export function onProcessesChange(listener: () => void): void {
  listeners.add(listener);
}

/** Stops every process that this one started, services first, and prevents new ones. */
export async function stopAllProcesses(): Promise<void> {
  isStopping = true;
  for (const tier of ['service', 'foundation'] as const) {
    await Promise.all(
      listRunningProcesses()
        .filter((process) => process.tier === tier)
        .map((process) => process.stop()),
    );
  }
}

/** The longest delay of a timer, about 24 days; the interval then repeats. */
const intervalMs = 2 ** 31 - 1;

/**
 * Keeps this process alive until the work settles. Processes started by `startProcess` do not: if nothing
 * else is pending, Node exits with code 13 while awaiting one.
 */
export async function stayAliveDuring<Result>(work: Promise<Result>): Promise<Result> {
  const staying = setInterval(() => undefined, intervalMs);
  try {
    return await work;
  } finally {
    clearInterval(staying);
  }
}
