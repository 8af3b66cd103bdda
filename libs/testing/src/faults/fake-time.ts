import { act } from '@testing-library/react';
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
  onTestFinished(() => {
    vi.useRealTimers();
    timeouts.mockRestore();
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
