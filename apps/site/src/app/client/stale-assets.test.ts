import { beforeEach, expect, it, vi } from 'vitest';
import { watchStaleAssets, type StaleAssets } from './stale-assets.ts';

const held = new Map<string, string>();
const assign = vi.fn<(url: string) => void>();

function watch(buildId: string): { stale: StaleAssets; fail: () => void } {
  const events = new EventTarget();
  const window = {
    addEventListener: events.addEventListener.bind(events),
    sessionStorage: { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) },
    location: { assign },
  } as unknown as Window;
  const stale = watchStaleAssets({ targetUrl: () => '/pricing', buildId, window });
  return { stale, fail: () => events.dispatchEvent(new Event('vite:preloadError')) };
}

beforeEach(() => {
  held.clear();
  assign.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('loads the page anew once per build, never in a loop', () => {
  watch('build-1').fail();
  watch('build-1').fail();
  expect(assign.mock.calls).toEqual([['/pricing']]);
  watch('build-2').fail();
  expect(assign).toHaveBeenCalledTimes(2);
});

it('remembers that files are missing, for the links that follow', () => {
  const { stale, fail } = watch('build-1');
  expect(stale.found()).toBe(false);
  fail();
  expect(stale.found()).toBe(true);
});
