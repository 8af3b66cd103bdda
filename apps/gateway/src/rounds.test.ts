import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Rounds that end when told to. */
function setUp() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { rounds: new Rounds({ run, intervalMs: 1000 }), run, end: () => ends.shift()?.() };
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
