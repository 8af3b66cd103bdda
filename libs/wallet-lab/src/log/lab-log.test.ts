import { expect, it, vi } from 'vitest';
import { createLabLog } from './lab-log.ts';

const immediately = (run: () => void): void => run();
const event = (data: unknown) => ({ wallet: 'A', event: 'chainChanged', data });

it('returns the newest record first and drops the oldest beyond the limit', () => {
  const log = createLabLog({ recordsMax: 2, schedule: immediately });
  for (const data of [1, 2, 3]) log.sink.addEvent(event(data));
  expect(log.getRecords().map((record) => record.kind === 'event' && record.data)).toEqual([3, 2]);
});

it('completes a request in place, with outcome and duration', () => {
  const log = createLabLog({ schedule: immediately });
  const end = log.sink.startRequest({ wallet: 'A', method: 'eth_chainId', params: undefined });
  log.sink.addEvent(event(1));
  end('result', '0x1');
  expect(log.getRecords()[1]).toMatchObject({
    kind: 'request',
    outcome: 'result',
    answer: '0x1',
    durationMs: expect.any(Number) as number,
  });
});

it('ignores the answer to a cleared request', () => {
  const log = createLabLog({ schedule: immediately });
  const end = log.sink.startRequest({ wallet: 'A', method: 'eth_chainId', params: undefined });
  log.clear();
  end('result', '0x1');
  expect(log.getRecords()).toEqual([]);
});

it('notifies subscribers once for a burst of 5,000 records', () => {
  const runs: (() => void)[] = [];
  const log = createLabLog({ schedule: (run) => runs.push(run) });
  const listener = vi.fn();
  log.subscribe(listener);
  for (let index = 0; index < 5000; index += 1) log.sink.addEvent(event(index));
  expect(runs).toHaveLength(1);
  runs[0]?.();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(log.getRecords()).toHaveLength(5000);
});

it('returns the same snapshot until something changes', () => {
  const log = createLabLog({ schedule: immediately });
  log.sink.addEvent(event(1));
  expect(log.getRecords()).toBe(log.getRecords());
});
