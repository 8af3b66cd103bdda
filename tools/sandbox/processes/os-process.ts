import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Start time (and boot) of a live process, which distinguishes it from a later one with the same pid.
 *
 * @returns an opaque string to compare, or undefined if there is no such process or it is a zombie
 */
export function findProcessIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxIdentity(pid) : posixIdentity(pid);
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses and can itself contain spaces and parentheses: count from its end.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    const startTicks = rest[18];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startTicks}`;
  } catch {
    return undefined;
  }
}

function posixIdentity(pid: number): string | undefined {
  try {
    const [state, ...start] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return state === undefined || state.startsWith('Z') ? undefined : start.join(' ');
  } catch {
    return undefined;
  }
}

/** The command line of a live process, or undefined. Split at blanks on systems that do not report the arguments separately. */
export function findCommandLine(pid: number): string[] | undefined {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
          .trim()
          .split(' ');
  } catch {
    return undefined;
  }
}

export function findOnPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((directory) => join(directory, program))
    .find(existsSync);
}

interface TerminateParameters {
  pid: number;
  /** From `findProcessIdentity`; a later process with the same pid is left alone. */
  identity: string;
  signal: NodeJS.Signals;
  /** After this time its process group, or the process itself if it leads none, is killed. */
  graceMs: number;
}

const pollMs = 20;

/** Ends a process, not necessarily a child of this one, and resolves when it has exited. */
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

/** Ignores a process (or group, if `pid` is negative) that is already gone. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
