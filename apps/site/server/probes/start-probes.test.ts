import * as fc from 'fast-check';
import { describe, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PageDataError } from '../../src/server/page-data/page-data-services.ts';
import type { ProbeCheck, ProbeHistory } from '../../src/server/status/probe-report.ts';
import type { ProbeHistories, ProbeStore } from './probe-store.ts';
import type { ProbeTarget } from './list-probe-targets.ts';
import { startProbes, runCheck, daysMax, recordCheck } from './start-probes.ts';

describe('startProbes', () => {
  // @vitest-environment node

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

  it('checks every part immediately and again an interval after each round', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(0);
    expect([api.check.mock.calls.length, chain.check.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(intervalMs - 1);
    expect(api.check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([api.check.mock.calls.length, chain.check.mock.calls.length]).toEqual([2, 2]);
  });

  it('never overlaps rounds', async () => {
    const slow = Promise.withResolvers<void>();
    api.check.mockReturnValue(slow.promise);
    await start();
    await vi.advanceTimersByTimeAsync(3 * intervalMs);
    expect(api.check).toHaveBeenCalledTimes(1);
    slow.resolve();
    await vi.advanceTimersByTimeAsync(intervalMs);
    expect(api.check).toHaveBeenCalledTimes(2);
  });

  it('continues saved histories, saves each round, and reports unchecked parts', async () => {
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

  it('counts a failing part without affecting the others', async () => {
    api.check.mockRejectedValue(new PageDataError('PAGE_DATA_UNAVAILABLE', 'it answered 503'));
    const probes = await start();
    await vi.advanceTimersByTimeAsync(0);
    expect(probes.report().parts.map(({ history }) => history.last?.fault)).toEqual(['refused', null]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('keeps measuring if the store fails, and reports it', async () => {
    store.load.mockRejectedValue(new Error('EACCES'));
    store.save.mockRejectedValue(new Error('ENOSPC'));
    const probes = await start();
    await vi.advanceTimersByTimeAsync(intervalMs);
    expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual(['Error: EACCES', 'Error: ENOSPC', 'Error: ENOSPC']);
    expect(probes.report().parts[0]?.history.days).toMatchObject([{ checks: 2 }]);
  });

  it('waits for the current round on stop and starts no other', async () => {
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

  it('starts no timer without targets', async () => {
    const probes = await start([]);
    expect([vi.getTimerCount(), probes.report().parts, store.save.mock.calls]).toEqual([0, [], []]);
  });
});

describe('runCheck', () => {
  // @vitest-environment node

  const failing = (reason: unknown) => ({ check: async () => Promise.reject(reason) });
  const now = () => 1_000_000;

  it('records time and success of a check', async () => {
    const { tookMs, ...check } = await runCheck({ check: async () => undefined }, now);
    expect(check).toEqual({ atMs: 1_000_000, fault: null });
    expect(tookMs).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['refused', new PageDataError('PAGE_DATA_UNAVAILABLE', 'it answered 503')],
    ['refused', new PageDataError('PAGE_DATA_INVALID', 'no JSON', { cause: new SyntaxError('<') })],
    ['timeout', new PageDataError('PAGE_DATA_UNAVAILABLE', 'silence', { cause: new DOMException('late', 'TimeoutError') })],
    ['unreachable', new PageDataError('PAGE_DATA_UNAVAILABLE', 'nobody', { cause: new TypeError('fetch failed') })],
  ])('reports the fault %s for the error of a check', async (fault, error) => {
    expect(await runCheck(failing(error), now)).toMatchObject({ fault });
  });

  it('rethrows unexpected errors', async () => {
    await expect(runCheck(failing(new TypeError('undefined is not a function')), now)).rejects.toThrow(TypeError);
  });
});

describe('recordCheck', () => {
  // @vitest-environment node

  const empty: ProbeHistory = { last: null, days: [] };
  const check = fc.record<ProbeCheck>({
    atMs: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
    fault: fc.constantFrom(null, 'timeout', 'unreachable', 'refused'),
    tookMs: fc.nat(10_000),
  });

  it('counts every check once, in ascending days, up to the maximum', () => {
    fc.assert(
      fc.property(fc.array(check, { maxLength: 150 }), (checks) => {
        const { days, last } = checks.reduce(recordCheck, empty);
        expect(days.length).toBeLessThanOrEqual(daysMax);
        expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
        expect(last).toEqual(checks.at(-1) ?? null);
        const kept = checks.filter(({ atMs }) => days.some(({ day }) => new Date(atMs).toISOString().startsWith(day)));
        if (days.length === daysMax) return;
        expect(days.reduce((sum, day) => sum + day.checks, 0)).toBe(kept.length);
        expect(days.reduce((sum, day) => sum + day.failed, 0)).toBe(kept.filter(({ fault }) => fault !== null).length);
      }),
    );
  });

  it('ignores failed checks for the slowest response of a day', () => {
    const atMs = Date.UTC(2026, 4, 1);
    const answered = recordCheck(empty, { atMs, fault: null, tookMs: 30 });
    const failed = recordCheck(answered, { atMs: atMs + 1, fault: 'timeout', tookMs: 10_000 });
    expect(failed.days).toEqual([{ day: '2026-05-01', checks: 2, failed: 1, slowestMs: 30 }]);
  });
});
