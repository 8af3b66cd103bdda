import { beforeEach, expect, it, vi } from 'vitest';
import { watchStaleAssets, type StaleAssets } from './stale-assets.ts';

const reload = vi.fn<() => void>();
let isExpected = false;
let onLine = true;

function watch(buildId: string): { stale: StaleAssets; fail: () => void } {
  const events = new EventTarget();
  const window = {
    addEventListener: events.addEventListener.bind(events),
    location: { reload },
    navigator: { onLine },
  } as unknown as Window;
  const stale = watchStaleAssets({ isExpected: () => isExpected, buildId, window });
  return { stale, fail: () => events.dispatchEvent(new Event('vite:preloadError')) };
}

beforeEach(() => {
  reload.mockClear();
  isExpected = false;
  onLine = true;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('loads the page anew once per build, never in a loop', () => {
  watch('build-1').fail();
  watch('build-1').fail();
  expect(reload).toHaveBeenCalledOnce();
  watch('build-2').fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('remembers that files are missing, for the links that follow', () => {
  const { stale, fail } = watch('build-1');
  expect(stale.found()).toBe(false);
  fail();
  expect(stale.found()).toBe(true);
});

it('does not take the page from a reader for what was fetched ahead', () => {
  isExpected = true;
  const { stale, fail } = watch('build-1');
  fail();
  expect(stale.found()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('takes a lost network for no deployment', () => {
  onLine = false;
  const { stale, fail } = watch('build-1');
  fail();
  expect(stale.found()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
