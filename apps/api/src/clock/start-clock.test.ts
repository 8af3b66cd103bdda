import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './start-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs at once and after each pause, failures included, until it is stopped', async () => {
  const onError = vi.fn();
  const tick = vi.fn(() => Promise.reject(new Error('stop')));
  const stop = startClock({ tickMs: 1000, tick, onError });
  await vi.advanceTimersByTimeAsync(2500);
  expect(tick).toHaveBeenCalledTimes(3);
  expect(onError).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(tick).toHaveBeenCalledTimes(3);
});

test('waits for a run that takes long before it begins another, and before it says that it stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tick = vi.fn(() => promise);
  const stop = startClock({ tickMs: 10, tick, onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(tick).toHaveBeenCalledTimes(1);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(100);
  expect(stopped).not.toHaveBeenCalled();
  resolve();
  await stopping;
  expect(tick).toHaveBeenCalledTimes(1);
});
