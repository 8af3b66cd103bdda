import { expect, test, vi } from 'vitest';
import { wait } from './wait.ts';

test('an abort ends the wait at once, with its reason', async () => {
  const controller = new AbortController();
  const waiting = wait(60_000, controller.signal);
  controller.abort(new Error('left the page'));
  await expect(waiting).rejects.toThrow('left the page');
  await expect(wait(60_000, controller.signal)).rejects.toThrow('left the page');
});

test('without an abort it resolves after the delay', async () => {
  vi.useFakeTimers();
  let done = false;
  void wait(50, new AbortController().signal).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(49);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
  vi.useRealTimers();
});
