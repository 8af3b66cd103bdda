import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

describe('stopAllProcesses', () => {
  it('stops services before foundations, notifies of every change, and prevents later starts', async () => {
    // A copy of the module, because stopping is final and other tests of this worker start processes.
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    const { assertNotStopping, listRunningProcesses, onProcessesChange, registerProcess, stopAllProcesses, StoppingError } =
      await import('./running-processes.ts');
    const changed = vi.fn<() => void>();
    onProcessesChange(changed);
    const order: string[] = [];
    const start = (name: string, pid: number, tier: 'service' | 'foundation') => {
      const stop = async () => {
        order.push(name);
        release();
      };
      const release = registerProcess({ name, pid, identity: '', tier, stop });
    };
    start('PostgreSQL', 1, 'foundation');
    start('the API', 2, 'service');
    assertNotStopping();
    await stopAllProcesses();
    expect(order).toEqual(['the API', 'PostgreSQL']);
    expect(listRunningProcesses()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(4);
    expect(assertNotStopping).toThrow(StoppingError);
  });
});

describe('stayAliveDuring', () => {
  const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

  /** A program whose top level only awaits the end of another one. */
  const program = (logFile: string) => `
  import { startProcess } from ${module('start-process.ts')};
  import { stayAliveDuring } from ${module('running-processes.ts')};
  const args = ['-e', 'setTimeout(() => process.exit(7), 300)'];
  const child = await startProcess({ name: 'the build', command: process.execPath, args, env: {}, logFile: ${JSON.stringify(logFile)} });
  const { code } = await stayAliveDuring(child.exited);
  process.exitCode = code;
`;

  it('keeps the program alive until its child process ends, and no longer', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'onepoint-stay-alive-'));
    try {
      const args = ['--input-type=module', '-e', program(join(directory, 'build.log'))];
      const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
      expect(code).toBe(7);
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
