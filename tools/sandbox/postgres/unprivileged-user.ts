import { existsSync, readFileSync, statSync } from 'node:fs';
import { StackError } from '../stack-error.ts';

export interface UnprivilegedUser {
  uid: number;
  gid: number;
}

/**
 * Who the server runs as where we are root, which PostgreSQL refuses to be: the owner of the data when there is some, else
 * the system's `postgres`, else `nobody`. Undefined where we are not root: it runs as we do.
 *
 * @throws {StackError} POSTGRES_USER where the data belong to someone whom we cannot be
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
