import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code = 'BACKUP_FAILED';
}

/** Where Debian and the PostgreSQL project's own packages install each major version. */
const packagesDir = '/usr/lib/postgresql';

/**
 * The directory of PostgreSQL's programs: `BACKUP_POSTGRES_BIN`, or the newest version installed as a Debian package. They must not be older
 * than the server.
 *
 * @throws {BackupError} if there is none
 */
export function findPostgresBin(configured: string | undefined = process.env['BACKUP_POSTGRES_BIN']): string {
  const versions = existsSync(packagesDir) ? readdirSync(packagesDir) : [];
  const installed = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(packagesDir, version, 'bin'));
  const found = [configured ?? [], installed].flat().find((directory) => existsSync(join(directory, 'pg_basebackup')));
  if (found !== undefined) return found;
  throw new BackupError(
    'PostgreSQL’s programs are missing. Install the package postgresql, or set BACKUP_POSTGRES_BIN to their directory.',
  );
}

/** Connection option of a program, and an environment variable for the password, which other users of the machine can't see there. */
export function connectionOf(databaseUrl: string): { option: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { option: `--dbname=${url.href}`, env: password === '' ? {} : { PGPASSWORD: password } };
}

export function startPostgresProgram(bin: string, name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(join(bin, name), args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Runs one of PostgreSQL's programs until it exits. @throws {BackupError} with its messages if it fails */
export async function runPostgresProgram(bin: string, name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(join(bin, name), args, { env: { ...process.env, LC_ALL: 'C', ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new BackupError(`${name} failed: ${messages.trim() || `it ended with ${code}`}`);
}
