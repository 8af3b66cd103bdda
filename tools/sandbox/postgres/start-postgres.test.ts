import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findProcessIdentity } from '../processes/os-process.ts';
import { startPostgres } from './start-postgres.ts';

async function temporaryDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

it('keeps data after a restart, in a directory that only its owner can enter', async () => {
  const dataDir = join(await temporaryDir(), 'data', 'postgres');
  const first = await startPostgres({ dataDir });
  onTestFinished(first.stop);
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await startPostgres({ dataDir });
  onTestFinished(second.stop);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(await query(second.url, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
});

it('replaces an orphan server and a stale postmaster.pid', async () => {
  const dataDir = await temporaryDir();
  const orphan = await startPostgres({ dataDir });
  onTestFinished(orphan.stop);
  const next = await startPostgres({ dataDir });
  onTestFinished(next.stop);
  expect(findProcessIdentity(orphan.pid)).toBeUndefined();
  await next.stop();
  await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const third = await startPostgres({ dataDir });
  onTestFinished(third.stop);
  expect(await query(third.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('rejects connections without the password', async () => {
  const postgres = await startPostgres({ ephemeral: true });
  onTestFinished(postgres.stop);
  const url = new URL(postgres.url);
  url.password = 'guess';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
});

it('leaves neither server nor data when its supervisor is killed', async () => {
  const temporary = await temporaryDir();
  const program = `const { startPostgres } = await import(process.argv[1]);
    const { pid } = await startPostgres({ ephemeral: true });
    console.log(String(pid)); setInterval(() => {}, 1000);`;
  const args = ['--input-type=module', '-e', program, new URL('./start-postgres.ts', import.meta.url).href];
  const supervisor = spawn(process.execPath, args, { env: { ...process.env, TMPDIR: temporary }, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void supervisor.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: supervisor.stdout }), 'line')) as [string];
  const pid = Number(line);
  expect(findProcessIdentity(pid)).toBeDefined();
  supervisor.kill('SIGKILL');
  await vi.waitFor(async () => {
    expect(findProcessIdentity(pid)).toBeUndefined();
    expect(existsSync(temporary) ? await readdir(temporary) : []).toEqual([]);
  }, 60_000);
});
