import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { startServer } from '@onepoint/sandbox/postgres/server';
import { commandAs, findUnprivilegedUser } from '@onepoint/sandbox/postgres/unprivileged-user';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from '../program.ts';
import { createBackup, findExpired, streamChanges } from './create-backup.ts';
import { findPostgresBin } from './postgres-programs.ts';
import { restoreBackup } from './restore-backup.ts';

const root = join(import.meta.dirname, '../../../..');

/** If the tests run as root, PostgreSQL runs as a different user. */
function giveToServer(path: string): void {
  const user = findUnprivilegedUser(path);
  if (user !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, path]);
}

/** Debian's PostgreSQL, because the embedded one has no backup programs. */
async function startDebianPostgres(directory: string, name: string) {
  const bin = findPostgresBin();
  const clusterDir = join(directory, name);
  giveToServer(clusterDir);
  const user = findUnprivilegedUser(clusterDir);
  const port = await findFreePort();
  const words = [
    '-D',
    clusterDir,
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ];
  const server = await startServer(commandAs(user, join(bin, 'postgres'), words, [clusterDir]), {
    clusterDir,
    env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
    logFile: join(directory, `${name}.log`),
    stopSignal: 'SIGQUIT',
  });
  onTestFinished(server.stop);
  return { ...server, url: `postgresql://onepoint@127.0.0.1:${port}/postgres` };
}

function initialize(directory: string, name: string): void {
  const clusterDir = join(directory, name);
  const user = findUnprivilegedUser(clusterDir);
  const words = ['-D', clusterDir, '-U', 'onepoint', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  const { command, args, uid, gid } = commandAs(user, join(findPostgresBin(), 'initdb'), words, [directory]);
  const { status, stderr } = spawnSync(command, args, { uid, gid, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

/** Runs a command on the database. Returns its exit code. */
async function run(program: string, databaseUrl: string, env: Record<string, string> = {}): Promise<number | null> {
  const { exited } = await startProgram(process.execPath, [join(root, program)], { DATABASE_URL: databaseUrl, ...env });
  return (await exited)[0];
}

async function query<Row extends object>(url: string, sql: string): Promise<Row> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows[0] as Row;
  } finally {
    await client.end();
  }
}

const addMoney = (url: string, suffix: string) =>
  query(
    url,
    `insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, idempotency_key, cause)
    select id || '_${suffix}', project_id, kind, counter_account, 500, id || '_${suffix}', cause from ledger_entries where amount_cents = 100000`,
  );

const countEntries = async (url: string) => (await query<{ count: number }>(url, 'select count(*)::int from ledger_entries')).count;

it('restores what was written after the backup when the server’s disk is lost, and the state of an earlier moment', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-backup-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  giveToServer(directory);
  initialize(directory, 'lost');
  const lost = await startDebianPostgres(directory, 'lost');
  const backups = { databaseUrl: lost.url, directory: join(directory, 'backups'), bin: findPostgresBin() };
  // Migrates, and creates three projects with money.
  expect(await run('apps/gateway/bench/create-keys.ts', lost.url, { KEYS: '3' })).toBe(0);
  const name = await createBackup({ ...backups, daysKept: 14, now: new Date() });
  const stream = await streamChanges(backups);
  onTestFinished(() => void stream.kill('SIGKILL'));
  await addMoney(lost.url, 'first');
  const { now: between } = await query<{ now: Date }>(lost.url, 'select clock_timestamp() as now');
  await addMoney(lost.url, 'second');
  const { lsn } = await query<{ lsn: string }>(lost.url, 'select pg_current_wal_flush_lsn() as lsn');
  const isFetched = `select coalesce(bool_or(flush_lsn >= '${lsn}'), false) as ok from pg_stat_replication`;
  await expect.poll(() => query<{ ok: boolean }>(lost.url, isFetched), { timeout: 60_000 }).toEqual({ ok: true });

  process.kill(lost.pid, 'SIGKILL');
  await lost.exited;
  stream.kill('SIGKILL');
  await rm(join(directory, 'lost'), { recursive: true, maxRetries: 10 });
  // PostgreSQL itself reads the changes.
  giveToServer(backups.directory);

  const restored = { ...backups, to: join(directory, 'restored') };
  expect(await restoreBackup(restored)).toBe(name);
  await expect(restoreBackup(restored)).rejects.toThrow('is not empty');
  const server = await startDebianPostgres(directory, 'restored');
  expect(await countEntries(server.url)).toBe(9);
  expect(await run('apps/api/src/ledger-check.ts', server.url)).toBe(0);

  await restoreBackup({ ...backups, to: join(directory, 'earlier'), backup: name, until: between });
  const earlier = await startDebianPostgres(directory, 'earlier');
  expect(await countEntries(earlier.url)).toBe(6);
});

it('deletes backups that are older than they are kept, but never the newest', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const names = ['20261101T030000Z', '20261110T115959Z', '20261110T120000Z', '20261124T030000Z'];
  expect(findExpired(names, now, 14)).toEqual(['20261101T030000Z', '20261110T115959Z']);
  expect(findExpired(['20260101T030000Z'], now, 14)).toEqual([]);
  expect(findExpired([], now, 14)).toEqual([]);
});
