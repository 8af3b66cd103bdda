import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from './free-port.ts';
import { keepService } from './keep-service.ts';
import { listRunningProcesses } from './running-processes.ts';

const program = `import { createServer } from 'node:http';
  createServer((request, response) => response.end(String(process.pid)))
    .listen(process.env.PORT, '127.0.0.1', () => console.log(JSON.stringify({ ready: true, address: 'http://127.0.0.1:' + process.env.PORT })));`;

it('restarts a killed service at the same address and reports it, but gives up on one that keeps exiting', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-keep-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const entryFile = join(directory, 'server.mjs');
  await writeFile(entryFile, program);
  const name = `service ${directory}`;
  const report = { note: vi.fn(), warn: vi.fn() };
  const gaveUp = vi.fn();
  const env = { PATH: process.env['PATH'], PORT: String(await findFreePort()) };
  const { address } = await keepService({
    service: { name, entryFile, env, logFile: join(directory, 'service.log'), healthPath: '/' },
    report,
    watch: (_name, ended) => void ended.then(gaveUp),
    // Longer than the test, however slow the machine is: each exit is an early one.
    steadyMs: 3_600_000,
  });
  const pid = async () =>
    fetch(address).then(
      (reply) => reply.text(),
      () => '',
    );
  const kill = () => listRunningProcesses().forEach((process_) => process_.name === name && process.kill(process_.pid, 'SIGKILL'));
  for (let ends = 1; ends <= 2; ends += 1) {
    const before = await pid();
    kill();
    await expect.poll(() => report.note.mock.calls.length).toBe(ends);
    expect(await pid()).not.toBe(before);
  }
  kill();
  await expect.poll(() => gaveUp.mock.calls.length).toBe(1);
  expect(report.warn.mock.calls).toHaveLength(2);
  expect(report.warn).toHaveBeenLastCalledWith(expect.stringContaining('ended unexpectedly; starting it again'));
});
