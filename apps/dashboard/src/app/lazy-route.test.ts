import { describe, afterEach, expect, it, vi, test } from 'vitest';
import { afterPaint, devRoute } from './lazy-route.ts';

describe('afterPaint', () => {
  let restores: (() => void)[] = [];
  afterEach(() => {
    for (const restore of restores) restore();
    restores = [];
  });

  /** Animation frames run only when the test triggers them. */
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

  it('starts after the frame that follows the click is painted', async () => {
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
  ])('starts immediately if nothing will be painted, or nothing has been yet: %o', async (page) => {
    const frames = fakeFrames(page);
    await expect(afterPaint(() => Promise.resolve('page'))()).resolves.toBe('page');
    expect(frames).toEqual([]);
  });
});

describe('devRoute', () => {
  const load = (route: ReturnType<typeof devRoute>) => (route.lazy as () => Promise<unknown>)();

  test('loads a developer page in dev mode', async () => {
    const page = vi.fn(() => Promise.resolve(() => null));
    await load(devRoute('dev/x', page, true));
    expect(page).toHaveBeenCalledOnce();
  });

  test('shows "not found" without dev mode and doesn’t load the code', async () => {
    const page = vi.fn(() => Promise.resolve(() => null));
    const shown = await load(devRoute('dev/x', page, false));
    expect(page).not.toHaveBeenCalled();
    expect(shown).toHaveProperty('Component');
  });
});
