import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findOnPath } from '../processes/find-on-path.ts';
import { StackError } from '../stack-error.ts';
import type { UnprivilegedUser } from './unprivileged-user.ts';

export interface Command {
  command: string;
  args: readonly string[];
  uid?: number;
  gid?: number;
}

/**
 * How to run a program as another user.
 *
 * A clone beneath a directory of mode 0700 (root's home, say) is closed to that user. There the program keeps the one
 * capability that passes such directories, CAP_DAC_OVERRIDE, and nothing else of root.
 *
 * @param user undefined runs it as ourselves
 * @param paths what the program has to reach
 * @throws {StackError} POSTGRES_USER where the paths are closed to the user and `setpriv` (util-linux) is missing
 */
export function commandAs(user: UnprivilegedUser | undefined, command: string, args: readonly string[], paths: readonly string[]): Command {
  if (user === undefined) return { command, args };
  const closed = paths.flatMap(ancestors).find((directory) => !mayEnter(user, directory));
  if (closed === undefined) return { command, args, ...user };
  const setpriv = findOnPath('setpriv');
  if (setpriv === undefined) {
    throw new StackError(
      'POSTGRES_USER',
      `PostgreSQL does not run as root, and user id ${user.uid} may not enter ${closed}: start as another user.`,
    );
  }
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // access(2), by which initdb looks for its sibling, forgets capabilities without this securebit.
  const capability = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { command: setpriv, args: [...identity, ...capability, command, ...args] };
}

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...ancestors(parent), parent];
}

function mayEnter(user: UnprivilegedUser, directory: string): boolean {
  const { mode, uid, gid } = statSync(directory);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return gid === user.gid ? (mode & 0o010) !== 0 : (mode & 0o001) !== 0;
}
