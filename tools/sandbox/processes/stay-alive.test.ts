import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A program that waits at its top level for another one to end, and for nothing else. */
const program = (logFile: string) => `
  import { startProcess } from ${module('start-process.ts')};
  import { stayAliveDuring } from ${module('stay-alive.ts')};
  const args = ['-e', 'setTimeout(() => process.exit(7), 300)'];
  const child = await startProcess({ name: 'the build', command: process.execPath, args, env: {}, logFile: ${JSON.stringify(logFile)} });
  const { code } = await stayAliveDuring(child.exited);
  process.exitCode = code;
`;

it('a program that only waits for one of its processes is there when that ends, and leaves afterwards by itself', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-stay-alive-'));
  try {
    const args = ['--input-type=module', '-e', program(join(directory, 'build.log'))];
    const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
    expect(code).toBe(7);
  } finally {
    await rm(directory, { recursive: true });
  }
});
