import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells one process from a later one that was given the same pid: start time (and boot) of the live process.
 *
 * @returns an opaque string to compare, or undefined where no such process lives (a zombie does not live)
 */
export function findProcessIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxIdentity(pid) : posixIdentity(pid);
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold spaces and brackets itself: count from its end.
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
