import { expect, it, vi } from 'vitest';
import {
  assertNotStopping,
  listRunningProcesses,
  onProcessesChange,
  registerProcess,
  stopAllProcesses,
  StoppingError,
} from './running-processes.ts';

it('stops services before what they stand on, tells of every change, and lets nothing start afterwards', async () => {
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
