import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findProcessIdentity } from './os-process.ts';

it('is stable for a live process and differs between processes', async () => {
  expect(findProcessIdentity(process.pid)).toBeDefined();
  expect(findProcessIdentity(process.pid)).toBe(findProcessIdentity(process.pid));
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await once(other, 'spawn');
  expect(findProcessIdentity(other.pid ?? 0)).not.toBe(findProcessIdentity(process.pid));
  other.kill('SIGKILL');
  await once(other, 'exit');
});

it('is undefined after the process ended', async () => {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  expect(findProcessIdentity(child.pid ?? 0)).toBeUndefined();
});
