import type { ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError, connectionOf, runPostgresProgram, startPostgresProgram } from './postgres-programs.ts';

/** Retains changes on the server until they are in the backup directory. */
const slot = 'onepoint_backup';

const dayMs = 24 * 60 * 60 * 1_000;

/** Time of the backup in UTC, such as `20261124T153000Z`. */
const nameShape = /^(?<date>\d{8})T(?<time>\d{6})Z$/u;
const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

/** Start time of a backup, parsed from its name. */
export const startOf = (name: string): Date =>
  new Date(
    name.replace(
      /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})T(?<hour>\d{2})(?<minute>\d{2})/u,
      '$<year>-$<month>-$<day>T$<hour>:$<minute>:',
    ),
  );

/** Directory of the backups and the changes between them. */
export const basesDirOf = (directory: string): string => join(directory, 'base');
export const walDirOf = (directory: string): string => join(directory, 'wal');

interface BackupParameters {
  databaseUrl: string;
  /** Folder that contains all backups. */
  directory: string;
  /** Directory of PostgreSQL's programs. */
  bin: string;
}

/** Complete backups, oldest first. */
export async function listBackups(directory: string): Promise<string[]> {
  const names = await readdir(basesDirOf(directory)).catch((): string[] => []);
  return names.filter((name) => nameShape.test(name)).toSorted();
}

/** Backups to delete: those older than `daysKept`, except the newest one. Names are in chronological order. */
export function findExpired(names: readonly string[], now: Date, daysKept: number): string[] {
  const oldest = nameOf(new Date(now.getTime() - daysKept * dayMs));
  return names.slice(0, -1).filter((name) => name < oldest);
}

/**
 * Copies the whole server while it runs, verifies the copy, and deletes backups older than `daysKept` together with the changes before them.
 * From the first backup on, the server retains changes until `streamChanges` has fetched them.
 *
 * @returns the backup's name
 * @throws {BackupError}
 */
export async function createBackup({ databaseUrl, directory, bin, daysKept, now }: BackupParameters & { daysKept: number; now: Date }) {
  const [basesDir, walDir] = [basesDirOf(directory), walDirOf(directory)];
  await mkdir(basesDir, { recursive: true, mode: 0o700 });
  await mkdir(walDir, { recursive: true, mode: 0o700 });
  const { option, env } = connectionOf(databaseUrl);
  await createSlot({ databaseUrl, directory, bin });
  const name = nameOf(now);
  const draft = join(basesDir, `${name}.partial`);
  await rm(draft, { recursive: true, force: true });
  const words = [`--pgdata=${draft}`, '--wal-method=stream', '--checkpoint=fast', '--manifest-checksums=SHA256', '--no-password', option];
  await runPostgresProgram(bin, 'pg_basebackup', words, env);
  await runPostgresProgram(bin, 'pg_verifybackup', ['--quiet', draft]);
  await rename(draft, join(basesDir, name));
  await prune({ directory, bin, daysKept, now });
  return name;
}

async function createSlot({ databaseUrl, directory, bin }: BackupParameters): Promise<void> {
  const { option, env } = connectionOf(databaseUrl);
  const words = ['--create-slot', '--if-not-exists', `--slot=${slot}`, `--directory=${walDirOf(directory)}`, '--no-password', option];
  await runPostgresProgram(bin, 'pg_receivewal', words, env);
}

async function prune({ directory, bin, daysKept, now }: Omit<BackupParameters, 'databaseUrl'> & { daysKept: number; now: Date }) {
  for (const name of findExpired(await listBackups(directory), now, daysKept)) {
    await rm(join(basesDirOf(directory), name), { recursive: true });
  }
  const [oldest = ''] = await listBackups(directory);
  const label = await readFile(join(basesDirOf(directory), oldest, 'backup_label'), 'utf8');
  const firstFile = /^START WAL LOCATION: .*\(file (?<file>[\dA-F]{24})\)$/mu.exec(label)?.groups?.['file'];
  if (firstFile === undefined) throw new BackupError(`${oldest} does not say which changes it needs`);
  await runPostgresProgram(bin, 'pg_archivecleanup', [walDirOf(directory), firstFile]);
}

/** Fetches every change from the server as it is written, until stopped. Reconnects automatically. */
export async function streamChanges(parameters: BackupParameters): Promise<ChildProcess> {
  const { databaseUrl, directory, bin } = parameters;
  await mkdir(walDirOf(directory), { recursive: true, mode: 0o700 });
  await createSlot(parameters);
  const { option, env } = connectionOf(databaseUrl);
  const words = [`--directory=${walDirOf(directory)}`, `--slot=${slot}`, '--synchronous', '--no-password', option];
  return startPostgresProgram(bin, 'pg_receivewal', words, env);
}
