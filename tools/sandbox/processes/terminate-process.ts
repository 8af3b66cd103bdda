import { setTimeout as sleep } from 'node:timers/promises';
import { findProcessIdentity } from './process-identity.ts';

export interface TerminateParameters {
  pid: number;
  /** From `findProcessIdentity`: a process that has another one since is left alone. */
  identity: string;
  /** What asks the process to stop by itself. */
  signal: NodeJS.Signals;
  /** After this long its process group (or, leading none, itself) is killed. */
  graceMs: number;
}

const pollMs = 20;

/** Ends a process that need not be a child of ours, and resolves when it is gone. */
export async function terminateProcess({ pid, identity, signal, graceMs }: TerminateParameters): Promise<void> {
  const lives = () => findProcessIdentity(pid) === identity;
  if (!lives()) return;
  send(pid, signal);
  for (const deadline = performance.now() + graceMs; lives() && performance.now() < deadline;) await sleep(pollMs);
  while (lives()) {
    send(-pid, 'SIGKILL');
    send(pid, 'SIGKILL');
    await sleep(pollMs);
  }
}

/** The process (or group, where `pid` is negative) may be gone already, which is what we want. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
