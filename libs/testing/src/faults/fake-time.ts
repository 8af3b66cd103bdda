import { act } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';

/** Replaces timers and the clock for one test. React and msw keep working: they need no timers. */
export function fakeTime(now: Date): void {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The browser's own timeouts are not faked.
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((timeoutMs) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), timeoutMs);
    return controller.signal;
  });
  // The real one computes in a thread, and its result arrives in real time.
  const digests = vi.spyOn(crypto.subtle, 'digest').mockImplementation((algorithm, data) => {
    if (algorithm !== 'SHA-256') throw new TypeError(`Fake time can't compute ${JSON.stringify(algorithm)}`);
    const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest()).buffer);
  });
  onTestFinished(() => {
    vi.useRealTimers();
    timeouts.mockRestore();
    digests.mockRestore();
  });
}

/** Advances fake time in several steps, so that work started in one step can continue in the next. */
export async function pass(durationMs: number, steps = 2): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(durationMs / steps);
    });
  }
}
