import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLinksInView } from './watch-links-in-view.ts';

/** Longer than the rest and the wait for an idle browser together. */
const restedMs = 1000;

let tell: (links: readonly (readonly [href: string, isIntersecting: boolean])[]) => void = () => undefined;
let isLoading = false;
let stop: () => void = () => undefined;
let observe: () => void = () => undefined;
let finish: () => void = () => undefined;
const prefetch = vi.fn<(pageId: string) => Promise<void>>();
const prefetchContext = vi.fn<(address: string) => void>();
const onNext = vi.fn<(address: string) => void>();

class FakeIntersectionObserver {
  observe = vi.fn<() => void>();
  unobserve = vi.fn<() => void>();
  disconnect = vi.fn<() => void>();
  constructor(callback: IntersectionObserverCallback) {
    tell = (links) => {
      const entries = links.map(([href, isIntersecting]) => ({ isIntersecting, target: document.querySelector(`a[href="${href}"]`) }));
      callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  isLoading = false;
  prefetchContext.mockReset();
  onNext.mockReset();
  prefetch.mockReset().mockImplementation(async () => new Promise((resolve) => (finish = resolve)));
  document.body.innerHTML =
    '<a href="/pricing">Pricing</a><a href="/chains">Chains</a><a href="/login">Sign in</a><a href="/docs/b" rel="next">B</a><a href="/service-status" rel="prev">Status</a>';
  ({ observe, stop } = watchLinksInView({
    assets: { prefetch },
    contexts: { prefetch: prefetchContext },
    languages: ['en'],
    onNext,
    isLoading: () => isLoading,
  }));
  dispatchEvent(new Event('scroll'));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const asked = (): string[] => prefetch.mock.calls.map(([pageId]) => pageId);

it('fetches what draws pages of the site one after another, once the window rests', async () => {
  tell([
    ['/login', true],
    ['/pricing', true],
    ['/chains', true],
  ]);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual(['pricing']);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['pricing', 'chains']);
});

it('fetches the pages before and after first, and their texts, where those change with a build alone', async () => {
  tell([
    ['/pricing', true],
    ['/docs/b', true],
    ['/service-status', true],
  ]);
  await vi.advanceTimersByTimeAsync(restedMs);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['docs', 'status']);
  expect(prefetchContext.mock.calls.map(([address]) => address)).toEqual(['/docs/b']);
  expect(onNext.mock.calls).toEqual([['/docs/b']]);
});

it('fetches nothing for a link that only passed by', async () => {
  tell([['/pricing', true]]);
  tell([['/pricing', false]]);
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual([]);
});

it('leaves the line to a page that is asked for, and goes on when that is drawn', async () => {
  tell([['/pricing', true]]);
  isLoading = true;
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual([]);
  isLoading = false;
  observe();
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual(['pricing']);
});

it('fetches nothing after it was stopped', async () => {
  tell([['/pricing', true]]);
  stop();
  await vi.advanceTimersByTimeAsync(restedMs);
  expect(asked()).toEqual([]);
});
