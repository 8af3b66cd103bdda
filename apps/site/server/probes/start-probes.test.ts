// @vitest-environment node
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PageDataError } from '../../src/server/page-data/page-data-error.ts';
import type { ProbeHistories, ProbeStore } from './probe-store.ts';
import type { ProbeTarget } from './probe-target.ts';
import { startProbes } from './start-probes.ts';

const intervalMs = 60_000;
const api = { check: vi.fn<() => Promise<void>>(), id: 'api', kind: 'api', name: '' } satisfies ProbeTarget;
const chain = { check: vi.fn<() => Promise<void>>(), id: 'chain-bsc', kind: 'chain', name: 'BSC' } satisfies ProbeTarget;
const store = { isKept: true, load: vi.fn<ProbeStore['load']>(), save: vi.fn<ProbeStore['save']>() };
const onFailure = vi.fn<(error: unknown) => void>();
const known: ProbeHistories = {
  api: { last: { atMs: 5, fault: null, tookMs: 1 }, days: [{ day: '1970-01-01', checks: 4, failed: 0, slowestMs: 1 }] },
};

async function start(targets: readonly ProbeTarget[] = [api, chain]) {
  const probes = await startProbes({ targets, intervalMs, store, onFailure, now: () => 1000 });
  onTestFinished(async () => probes.stop());
  return probes;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.resetAllMocks();
  api.check.mockResolvedValue();
  chain.check.mockResolvedValue();
  store.load.mockResolvedValue({});
  store.save.mockResolvedValue();
});

it('checks every part at once, and again an interval after the round before', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(0);
  expect([api.check.mock.calls.length, chain.check.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(intervalMs - 1);
  expect(api.check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([api.check.mock.calls.length, chain.check.mock.calls.length]).toEqual([2, 2]);
});

it('begins no round while one runs, however long it takes', async () => {
  const slow = Promise.withResolvers<void>();
  api.check.mockReturnValue(slow.promise);
  await start();
  await vi.advanceTimersByTimeAsync(3 * intervalMs);
  expect(api.check).toHaveBeenCalledTimes(1);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(api.check).toHaveBeenCalledTimes(2);
});

it('goes on from what was kept, keeps each round, and reports parts that were not checked yet as such', async () => {
  store.load.mockResolvedValue(known);
  const slow = Promise.withResolvers<void>();
  chain.check.mockReturnValue(slow.promise);
  const probes = await start();
  expect(probes.report()).toEqual({
    intervalMs,
    isKept: true,
    parts: [
      { id: 'api', kind: 'api', name: '', history: known['api'] },
      { id: 'chain-bsc', kind: 'chain', name: 'BSC', history: { last: null, days: [] } },
    ],
  });
  slow.resolve();
  await vi.advanceTimersByTimeAsync(0);
  const [first] = probes.report().parts;
  expect(first?.history.days).toMatchObject([{ day: '1970-01-01', checks: 5, failed: 0 }]);
  expect(store.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ api: first?.history }));
});

it('counts a part that fails as failed, and the others as what they are', async () => {
  api.check.mockRejectedValue(new PageDataError('PAGE_DATA_UNAVAILABLE', 'it answered 503'));
  const probes = await start();
  await vi.advanceTimersByTimeAsync(0);
  expect(probes.report().parts.map(({ history }) => history.last?.fault)).toEqual(['refused', null]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('measures on where nothing can be read or kept, and says so', async () => {
  store.load.mockRejectedValue(new Error('EACCES'));
  store.save.mockRejectedValue(new Error('ENOSPC'));
  const probes = await start();
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual(['Error: EACCES', 'Error: ENOSPC', 'Error: ENOSPC']);
  expect(probes.report().parts[0]?.history.days).toMatchObject([{ checks: 2 }]);
});

it('ends with the round that runs, and begins no other', async () => {
  const slow = Promise.withResolvers<void>();
  api.check.mockReturnValue(slow.promise);
  const probes = await start();
  const stopped = probes.stop();
  slow.resolve();
  await stopped;
  expect(store.save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * intervalMs);
  expect(api.check).toHaveBeenCalledTimes(1);
});

it('has no clock where there is nothing to check', async () => {
  const probes = await start([]);
  expect([vi.getTimerCount(), probes.report().parts, store.save.mock.calls]).toEqual([0, [], []]);
});
