import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores) restore();
  restores = [];
});

/** Frames that come when they are told to. */
function fakeFrames({ isHidden, hasPainted }: { isHidden: boolean; hasPainted: boolean }) {
  const callbacks: FrameRequestCallback[] = [];
  const spies = [
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => callbacks.push(callback)),
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden),
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue(hasPainted ? [{} as PerformanceEntry] : []),
  ];
  restores = spies.map((spy) => () => spy.mockRestore());
  return callbacks;
}

it('begins once the frame after a click is drawn', async () => {
  const frames = fakeFrames({ isHidden: false, hasPainted: true });
  const work = vi.fn(() => Promise.resolve('page'));
  const loading = afterPaint(work)();
  expect(work).not.toHaveBeenCalled();
  frames[0]?.(0);
  expect(work).not.toHaveBeenCalled();
  await expect(loading).resolves.toBe('page');
});

it.each([
  { isHidden: true, hasPainted: true },
  { isHidden: false, hasPainted: false },
])('begins at once where nothing will be drawn, or nothing was yet: %o', async (page) => {
  const frames = fakeFrames(page);
  await expect(afterPaint(() => Promise.resolve('page'))()).resolves.toBe('page');
  expect(frames).toEqual([]);
});
