import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLinksInView } from './watch-links.ts';

/** Longer than the rest time and the idle callback together. */
const restedMs = 1000;

let intersect: (links: readonly (readonly [href: string, isIntersecting: boolean])[]) => void = () => undefined;
let isLoading = false;
let links: ReturnType<typeof watchLinksInView>;
const prefetchAssets = vi.fn<(pageId: string) => Promise<void>>();
const observed = vi.fn<(element: Element) => void>();

class FakeIntersectionObserver {
  observe = observed;
  unobserve = vi.fn<() => void>();
  disconnect = vi.fn<() => void>();
  constructor(callback: IntersectionObserverCallback) {
    intersect = (found) => {
      const entries = found.map(([href, isIntersecting]) => ({ isIntersecting, target: document.querySelector(`a[href="${href}"]`) }));
      callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  isLoading = false;
  prefetchAssets.mockReset().mockResolvedValue(undefined);
  observed.mockReset();
  document.body.innerHTML = '<a href="/pricing">Pricing</a><a href="/chains">Chains</a><a href="/login">Sign in</a>';
  links = watchLinksInView({ languages: ['en'], isLoading: () => isLoading, prefetchAssets });
});
afterEach(() => {
  links.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const asked = (): string[] => prefetchAssets.mock.calls.map(([pageId]) => pageId);

it('observes no link before the first action of the reader', () => {
  links.observe();
  expect(observed).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  expect(observed).toHaveBeenCalledTimes(3);
});

it('prefetches pages of the site after links have stayed in view', async () => {
  intersect([
    ['/login', true],
    ['/pricing', true],
    ['/chains', true],
  ]);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual(['pricing', 'chains']);
});

it('does not prefetch a link that left the view', async () => {
  intersect([['/pricing', true]]);
  intersect([['/pricing', false]]);
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual([]);
});

it('waits while a page loads and continues afterwards', async () => {
  dispatchEvent(new Event('scroll'));
  intersect([['/pricing', true]]);
  isLoading = true;
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual([]);
  isLoading = false;
  links.observe();
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual(['pricing']);
});

it('prefetches nothing after stop', async () => {
  intersect([['/pricing', true]]);
  links.stop();
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual([]);
});
