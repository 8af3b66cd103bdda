/** Foundations (database, chains) end after the services that use them. */
export type ProcessTier = 'service' | 'foundation';

export interface RunningProcess {
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

/** Thrown where a process would start although everything is being stopped. */
export class StoppingError extends Error {
  override readonly name = 'StoppingError';
  readonly code = 'STOPPING';
}

/** @throws {StoppingError} once `stopAllProcesses` was called */
export function assertNotStopping(): void {
  if (isStopping) throw new StoppingError('Everything is being stopped');
}

/** Remembers a process until it ends. @returns call it then */
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

/** Calls `listener` whenever a process starts or ends. */
export function onProcessesChange(listener: () => void): void {
  listeners.add(listener);
}

/** Ends every process that this one started, services first, and lets no new one start. */
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
