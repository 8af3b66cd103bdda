import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The words a live process was started with (split at blanks where the system knows no better), or undefined. */
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
