import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaintOfPage } from './after-paint-of-page.ts';

type Hear = (list: { getEntriesByName: (name: string) => unknown[] }, observer: { disconnect: () => void }) => void;

let hear: Hear | undefined;
let drawFrame: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: Hear) {
        hear = told;
      }
      observe = (): void => undefined;
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (drawFrame = run));
});
afterEach(() => {
  // In this order: the frame that was put in place of the clock's would leave the clock's behind.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('runs once the page is painted', () => {
  const run = vi.fn();
  afterPaintOfPage(run);
  hear?.({ getEntriesByName: () => [] }, { disconnect: () => undefined });
  expect(run).not.toHaveBeenCalled();
  hear?.({ getEntriesByName: () => [{}] }, { disconnect: () => undefined });
  expect(run).toHaveBeenCalledOnce();
});

it('runs where the browser tells nobody of paints, if the page is seen', () => {
  const run = vi.fn();
  afterPaintOfPage(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  drawFrame?.();
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledOnce();
});
