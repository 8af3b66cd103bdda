import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findProcessIdentity } from '../processes/os-process.ts';
import { registerProcess } from '../processes/running-processes.ts';
import { claimDataDir, findRunningStack } from './claim-data-dir.ts';

async function temporaryDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-claim-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

it('allows one run per data directory', async () => {
  const dataDir = await temporaryDir();
  const release = await claimDataDir(dataDir, 'http://localhost:4000');
  expect(findRunningStack(dataDir)).toMatchObject({ pid: process.pid, origin: 'http://localhost:4000' });
  await expect(claimDataDir(dataDir, 'http://localhost:4001')).rejects.toMatchObject({ code: 'ALREADY_RUNNING' });
  release();
  expect(findRunningStack(dataDir)).toBeUndefined();
  expect(await readdir(dataDir)).toEqual([]);
});

it('lets processes end after the folder was removed', async () => {
  const dataDir = await temporaryDir();
  onTestFinished(await claimDataDir(dataDir, 'http://localhost:4000'));
  const forget = registerProcess({ name: 'the API', pid: 0, identity: '', tier: 'service', stop: () => Promise.resolve() });
  await rm(dataDir, { recursive: true });
  expect(forget).not.toThrow();
});

it('stops processes of a killed run, but not others that reused a pid', async () => {
  const dataDir = await temporaryDir();
  const [leftover, stranger] = [0, 1].map(() => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']));
  onTestFinished(() => void stranger?.kill('SIGKILL'));
  await Promise.all([once(leftover ?? process, 'spawn'), once(stranger ?? process, 'spawn')]);
  const [leftoverPid, strangerPid] = [leftover?.pid ?? 0, stranger?.pid ?? 0];
  const processes = [
    { name: 'the base chain', pid: leftoverPid, identity: findProcessIdentity(leftoverPid) },
    { name: 'the API', pid: strangerPid, identity: 'of an earlier boot' },
  ];
  await writeFile(
    join(dataDir, 'running.json'),
    JSON.stringify({ pid: strangerPid, identity: 'of an earlier boot', origin: 'http://x', processes }),
  );
  onTestFinished(await claimDataDir(dataDir, 'http://localhost:4000'));
  expect(findProcessIdentity(leftoverPid)).toBeUndefined();
  expect(findProcessIdentity(strangerPid)).toBeDefined();
});
