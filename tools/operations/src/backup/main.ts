// Entry point of `npm run backup`, `npm run backup:stream`, and `npm run restore`. See docs/operations/backups.md.
import { EnvironmentError, readSecretFiles } from '@onepoint/environment';
import { metricsEnvShape, readMetricsEnv, serveMetrics } from '@onepoint/metrics';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createBackupMetrics } from './backup-metrics.ts';
import { createBackup, streamChanges } from './create-backup.ts';
import { BackupError, findPostgresBin } from './postgres-programs.ts';
import { restoreBackup } from './restore-backup.ts';

const directorySchema = z.string({ error: 'BACKUP_DIR is not set: where backups are kept' }).min(1);
const serverSchema = z.object({
  DATABASE_URL: z.string({
    error: 'DATABASE_URL is not set. The PostgreSQL of npm start has no backups: stop it and copy its data directory.',
  }),
  BACKUP_DIR: directorySchema,
  BACKUP_DAYS_KEPT: z.coerce.number({ error: 'BACKUP_DAYS_KEPT is a number of days' }).int().min(1).max(3_650).default(14),
});
const streamSchema = serverSchema.extend(metricsEnvShape);
const restoreSchema = z.object({
  to: z.string({ error: 'Usage: npm run restore -- --to=<data directory> [--until=2026-11-24T15:00:00Z] [--backup=<name>]' }),
  backup: z.string().optional(),
  until: z.iso
    .datetime({ error: '--until is a moment in UTC, such as 2026-11-24T15:00:00Z' })
    .transform((text) => new Date(text))
    .optional(),
});

async function backUp(): Promise<void> {
  const env = serverSchema.parse(readSecretFiles(process.env));
  const server = { databaseUrl: env.DATABASE_URL, directory: env.BACKUP_DIR, bin: findPostgresBin() };
  const name = await createBackup({ ...server, daysKept: env.BACKUP_DAYS_KEPT, now: new Date() });
  process.stdout.write(`Backup ${name} is complete and verified\n`);
}

async function stream(): Promise<void> {
  const env = streamSchema.parse(readSecretFiles(process.env));
  const address = readMetricsEnv(env);
  const registry = createBackupMetrics({ directory: env.BACKUP_DIR, now: () => new Date() });
  const metrics = address === null ? null : await serveMetrics(registry, address);
  if (metrics !== null) process.stdout.write(`Metrics at ${metrics.url}\n`);
  const child = await streamChanges({ databaseUrl: env.DATABASE_URL, directory: env.BACKUP_DIR, bin: findPostgresBin() });
  process.stdout.write('Fetching changes\n');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGINT'));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
  await metrics?.close();
}

async function restore(words: string[]): Promise<void> {
  const options = { to: { type: 'string' }, backup: { type: 'string' }, until: { type: 'string' } } as const;
  // Otherwise PostgreSQL can read neither its data nor the changes, and it treats unreadable changes as the end of all changes.
  if (process.getuid?.() === 0) throw new BackupError('Run this as the user that runs PostgreSQL, not as root: sudo -u postgres …');
  const { to, backup, until } = restoreSchema.parse(parseArgs({ args: words, options }).values);
  const directory = directorySchema.parse(process.env['BACKUP_DIR']);
  const name = await restoreBackup({ directory, to, bin: findPostgresBin(), backup, until });
  process.stdout.write(
    `${to} has backup ${name}. Start PostgreSQL on it, wait until it accepts connections, and run npm run ledger:check.\n`,
  );
}

const [command = '', ...words] = process.argv.slice(2);
try {
  if (command === 'backup') await backUp();
  if (command === 'stream') await stream();
  if (command === 'restore') await restore(words);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof z.ZodError || error instanceof EnvironmentError)) throw error;
  const text = error instanceof z.ZodError ? error.issues.map(({ message }) => message).join('\n') : error.message;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
