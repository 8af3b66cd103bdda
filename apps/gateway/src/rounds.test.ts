import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roundRuns, Rounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { rounds: new Rounds({ task: 'test', run, onError: vi.fn(), intervalMs: 1000 }), run, end: () => ends.shift()?.() };
}

it('runs every interval, starting after the first', async () => {
  const { rounds, run, end } = setUp();
  rounds.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(run).not.toHaveBeenCalled();
  for (const count of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(count);
    end();
    await vi.advanceTimersByTimeAsync(0);
  }
});

it('skips ticks during a running round, and shares it', async () => {
  const { rounds, run, end } = setUp();
  rounds.start();
  const asked = rounds.runNow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds.runNow()).toBe(asked);
  expect(run).toHaveBeenCalledOnce();
  end();
  await asked;
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('waits for a running round on stop, and starts no other', async () => {
  const { rounds, run, end } = setUp();
  rounds.start();
  void rounds.runNow();
  const isStopped = vi.fn();
  const stopping = rounds.stop().then(isStopped);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStopped).not.toHaveBeenCalled();
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledOnce();
});

it('counts rounds by task and outcome, and continues after a failure', async () => {
  const registry = new Registry();
  roundRuns.register(registry);
  const failure = new Error('stop');
  const onError = vi.fn();
  const run = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(failure);
  const rounds = new Rounds({ task: 'counted', run, onError, intervalMs: 1000 });
  rounds.start();
  await vi.advanceTimersByTimeAsync(3000);
  await rounds.stop();
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  const lines = (await registry.metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'onepoint_task_runs_total{task="counted",outcome="failed"} 1',
      'onepoint_task_runs_total{task="counted",outcome="done"} 2',
      'onepoint_task_duration_seconds_count{task="counted"} 3',
    ]),
  );
});
