import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findOnPath } from '../processes/os-process.ts';
import { StackError } from '../stack-error.ts';

export interface UnprivilegedUser {
  uid: number;
  gid: number;
}

/**
 * The user to run the server as. PostgreSQL refuses to run as root: then it is the owner of existing data, otherwise
 * the system's `postgres`, otherwise `nobody`. Undefined if this process is not root.
 *
 * @throws {StackError} POSTGRES_USER if the data belong to a user that this process cannot become
 */
export function findUnprivilegedUser(clusterDir: string): UnprivilegedUser | undefined {
  const ourUid = process.getuid?.();
  if (ourUid === undefined) return undefined;
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  if (ourUid === 0) return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : systemUser();
  if (owner !== undefined && owner.uid !== ourUid) {
    throw new StackError(
      'POSTGRES_USER',
      `${clusterDir} belongs to user id ${owner.uid}: start as that user, or give it to yours (chown -R).`,
    );
  }
  return undefined;
}

function systemUser(): UnprivilegedUser {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody');
  if (entry === undefined)
    throw new StackError('POSTGRES_USER', 'PostgreSQL does not run as root and there is no user "nobody": start as another user.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

export interface Command {
  command: string;
  args: readonly string[];
  uid?: number;
  gid?: number;
}

/**
 * The command line to run a program as another user.
 *
 * A clone below a directory of mode 0700 (root's home, for example) is inaccessible to that user. The program then keeps only
 * the capability to pass such directories, CAP_DAC_OVERRIDE.
 *
 * @param user undefined runs it as the current user
 * @param paths files that the program must be able to read
 * @throws {StackError} POSTGRES_USER if the user cannot read the paths and `setpriv` (util-linux) is missing
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
  // access(2), which initdb uses to find its sibling, ignores capabilities without this securebit.
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
