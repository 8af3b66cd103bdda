import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { basesDirOf, listBackups, walDirOf } from './create-backup.ts';
import { BackupError, runPostgresProgram } from './postgres-programs.ts';

interface RestoreParameters {
  /** Folder that contains all backups. */
  directory: string;
  /** Data directory of the new server. Must be empty or missing. */
  to: string;
  /** Directory of PostgreSQL's programs. */
  bin: string;
  /** Name of the backup to restore. @default the newest one before `until` */
  backup?: string | undefined;
  /** Restores the state at this time. @default the last fetched change */
  until?: Date | undefined;
}

/**
 * Creates a data directory from a backup. When PostgreSQL starts with it, it applies the changes that were fetched since.
 *
 * @returns the backup's name
 * @throws {BackupError}
 */
export async function restoreBackup({ directory, to, bin, backup, until }: RestoreParameters): Promise<string> {
  const name = backup ?? (await chooseBackup(directory, until));
  const entries = await readdir(to).catch((): string[] => []);
  if (entries.length > 0) throw new BackupError(`${to} is not empty. Move what is in it away first.`);
  const source = join(basesDirOf(directory), name);
  await runPostgresProgram(bin, 'pg_verifybackup', ['--quiet', source]);
  await copy(source, to);
  await chmod(to, 0o700);
  const walDir = resolve(walDirOf(directory));
  if (/['"\\%$`\n]/u.test(walDir)) throw new BackupError(`${walDir} has a character that PostgreSQL’s restore_command can’t have`);
  const settings = [
    // The last file of changes is incomplete.
    `restore_command = 'cp "${walDir}/%f" "%p" 2>/dev/null || cp "${walDir}/%f.partial" "%p"'`,
    `recovery_target_timeline = 'latest'`,
    `recovery_target_action = 'promote'`,
    // At this point of its startup, PostgreSQL doesn't understand `Z`.
    ...(until === undefined ? [] : [`recovery_target_time = '${until.toISOString().replace('Z', '+00')}'`]),
  ];
  await appendFile(join(to, 'postgresql.auto.conf'), `\n# Restored from ${name}\n${settings.join('\n')}\n`);
  await writeFile(join(to, 'recovery.signal'), '');
  return name;
}

async function chooseBackup(directory: string, until: Date | undefined): Promise<string> {
  const limit = until?.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '') ?? '~';
  const name = (await listBackups(directory)).findLast((candidate) => candidate < limit);
  if (name === undefined) throw new BackupError(`${directory} has no backup${until === undefined ? '' : ` before ${until.toISOString()}`}`);
  return name;
}

/** Preserves file permissions, which PostgreSQL checks. */
async function copy(from: string, to: string): Promise<void> {
  const child = spawn('cp', ['-aT', from, to], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new BackupError(`${from} could not be copied to ${to}`);
}
