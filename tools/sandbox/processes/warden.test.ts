import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { findProcessIdentity } from './os-process.ts';

const startProcessUrl = new URL('./start-process.ts', import.meta.url).href;

/** A program that starts `child` under supervision, prints its pid and keeps running. */
async function supervise(child: string): Promise<{ supervisor: ReturnType<typeof spawn>; pid: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-warden-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const program = `const { startProcess } = await import(${JSON.stringify(startProcessUrl)});
    const child = await startProcess({ name: 'x', command: process.execPath, args: ['-e', ${JSON.stringify(child)}], env: {}, logFile: ${JSON.stringify(join(directory, 'x.log'))}, graceMs: 200 });
    console.log(String(child.pid));
    setInterval(() => {}, 1000);`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void supervisor.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: supervisor.stdout }), 'line')) as [string];
  return { supervisor, pid: Number(line) };
}

it.each([
  ['SIGTERM is enough', 'setInterval(() => {}, 1000)'],
  ['SIGKILL is needed', `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`],
])('ends the children of a killed supervisor: %s', async (_case, child) => {
  const { supervisor, pid } = await supervise(child);
  expect(findProcessIdentity(pid)).toBeDefined();
  supervisor.kill('SIGKILL');
  await expect.poll(() => findProcessIdentity(pid)).toBeUndefined();
});
