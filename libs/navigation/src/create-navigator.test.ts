import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigator, type Navigator, type NavigatorState } from './create-navigator.ts';
import type { ResolvedPage } from './resolve-page.ts';
import { createFakeWindow, type FakeWindow } from './test/create-fake-window.ts';

type Load = (url: URL, signal: AbortSignal) => Promise<ResolvedPage<string>>;

const show: Load = async (url) => Promise.resolve({ kind: 'page', page: url.pathname, url });
const atHand = (url: URL): Extract<ResolvedPage<string>, { kind: 'page' }> => ({ kind: 'page', page: url.pathname, url });
/** A load that ends when the test says so. */
function holdLoads(): { load: Load; finish: (pathname: string) => void } {
  const held = new Map<string, () => void>();
  return {
    load: async (url) => new Promise((resolve) => held.set(url.pathname, () => resolve({ kind: 'page', page: url.pathname, url }))),
    finish: (pathname) => held.get(pathname)?.(),
  };
}

const failing: Load = async (url, signal) => {
  if (url.pathname === '/broken') throw new Error('offline');
  return show(url, signal);
};

let browser: FakeWindow;
let left: NavigatorState<string>[];
let keys = 0;
const start = (load: Load): Navigator<string> =>
  createNavigator({
    page: '/',
    window: browser.window,
    load,
    onBeforeChange: (state) => left.push(state),
    createKey: () => `key${String((keys += 1))}`,
  });

beforeEach(() => {
  browser = createFakeWindow('https://onepoint.test/');
  left = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('navigate', () => {
  it('shows the page under its address, as an entry of its own, and tells which was left', async () => {
    const navigator = start(show);
    const first = navigator.getState();
    await navigator.navigate('/pricing?a=1#plans');
    expect(browser.hrefs()).toEqual(['https://onepoint.test/', 'https://onepoint.test/pricing?a=1#plans']);
    expect(navigator.getState()).toMatchObject({ page: '/pricing', arrival: 'push', location: { search: '?a=1', hash: '#plans' } });
    expect(navigator.getState().location.key).not.toBe(first.location.key);
    expect(left.at(-1)?.location).toEqual(first.location);
  });

  it('takes the place of the entry when it is told to, and when the address is the same', async () => {
    const navigator = start(show);
    await navigator.navigate('/zh', { replace: true });
    await navigator.navigate('/zh');
    expect(browser.hrefs()).toEqual(['https://onepoint.test/zh']);
  });

  it('goes by the address that the page turned out to have', async () => {
    const navigator = start(async (url) => show(new URL('/new', url), AbortSignal.abort()));
    await navigator.navigate('/old');
    expect(browser.hrefs().at(-1)).toBe('https://onepoint.test/new');
  });

  it('drops what is outdated: the last one asked for is shown, in whatever order they load', async () => {
    const { load, finish } = holdLoads();
    const navigator = start(load);
    const both = [navigator.navigate('/slow'), navigator.navigate('/quick')];
    finish('/quick');
    finish('/slow');
    await Promise.all(both);
    expect(navigator.getState()).toMatchObject({ page: '/quick', loading: undefined });
    expect(browser.hrefs()).toEqual(['https://onepoint.test/', 'https://onepoint.test/quick']);
  });

  it('shows a page that is at hand in the same task, never loading, and drops the one that is', async () => {
    const { load, finish } = holdLoads();
    const navigator = createNavigator({
      page: '/',
      window: browser.window,
      load: (url, signal) => (url.pathname === '/slow' ? load(url, signal) : atHand(url)),
    });
    const slow = navigator.navigate('/slow');
    const loadings: unknown[] = [];
    navigator.subscribe(() => loadings.push(navigator.getState().loading));
    void navigator.navigate('/quick');
    expect(navigator.getState()).toMatchObject({ page: '/quick', loading: undefined, arrival: 'push' });
    finish('/slow');
    await slow;
    expect(navigator.getState().page).toBe('/quick');
    expect(loadings).toEqual([undefined]);
    expect(browser.hrefs()).toEqual(['https://onepoint.test/', 'https://onepoint.test/quick']);
  });

  it('says what is being loaded, and aborts it when the reader goes elsewhere', async () => {
    const signals: AbortSignal[] = [];
    const navigator = start(async (url, signal) => {
      signals.push(signal);
      return url.pathname === '/slow' ? new Promise(() => {}) : show(url, signal);
    });
    void navigator.navigate('/slow');
    expect(navigator.getState().loading).toBe('https://onepoint.test/slow');
    await navigator.navigate('/quick');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('leaves to the browser what is no page, and is loading meanwhile', async () => {
    const navigator = start(async ({ href }) => Promise.resolve({ kind: 'leave', href }));
    await navigator.navigate('/login');
    expect(browser.assign.mock.calls).toEqual([['https://onepoint.test/login']]);
    expect(navigator.getState()).toMatchObject({ page: '/', loading: 'https://onepoint.test/login' });
    browser.dispatch('pageshow', { persisted: true });
    expect(navigator.getState().loading).toBeUndefined();
  });

  it('leaves to the browser too what is chosen while it loads another document, until that comes back', async () => {
    const navigator = start(async (url, signal) =>
      url.pathname === '/login' ? Promise.resolve({ kind: 'leave', href: url.href }) : show(url, signal),
    );
    await navigator.navigate('/login');
    await navigator.navigate('/pricing');
    expect(browser.assign.mock.lastCall).toEqual(['https://onepoint.test/pricing']);
    expect(navigator.getState()).toMatchObject({ page: '/', loading: 'https://onepoint.test/pricing' });
    browser.dispatch('pageshow', { persisted: true });
    await navigator.navigate('/pricing');
    expect(navigator.getState()).toMatchObject({ page: '/pricing', loading: undefined });
  });

  it('listens again where the browser has not left: it was stopped, or has saved a file', async () => {
    vi.useFakeTimers();
    const navigator = start(async ({ href }) => Promise.resolve({ kind: 'leave', href }));
    await navigator.navigate('/report');
    await vi.advanceTimersByTimeAsync(5000);
    expect(navigator.getState()).toMatchObject({ page: '/', loading: undefined, failure: undefined });
  });

  it('names entries where the page has not come over HTTPS, too', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const navigator = createNavigator({ page: '/', window: browser.window, load: show });
    const first = navigator.getState().location.key;
    await navigator.navigate('/pricing');
    const { key } = navigator.getState().location;
    expect([first, key]).not.toContain('');
    expect(key).not.toBe(first);
  });
});

describe('a page that fails', () => {
  it('to load leaves the page before on screen, with the failure, until that is cleared', async () => {
    const navigator = start(failing);
    await navigator.navigate('/broken');
    expect(navigator.getState()).toMatchObject({
      page: '/',
      failure: { error: new Error('offline'), href: 'https://onepoint.test/broken' },
    });
    expect(browser.hrefs()).toEqual(['https://onepoint.test/']);
    navigator.clearFailure();
    expect(navigator.getState().failure).toBeUndefined();
  });

  it('to load by going back returns to the address of the page on screen', async () => {
    browser = createFakeWindow('https://onepoint.test/broken');
    const navigator = start(failing);
    await navigator.navigate('/pricing');
    browser.go(-1);
    await vi.waitFor(() => expect(navigator.getState().failure).toBeDefined());
    expect(browser.window.location.href).toBe('https://onepoint.test/pricing');
    expect(navigator.getState()).toMatchObject({ page: '/pricing', loading: undefined });
  });

  it('to come at all is given up, so that links listen again; what comes later is not shown', async () => {
    vi.useFakeTimers();
    const { load, finish } = holdLoads();
    const navigator = start(load);
    const slow = navigator.navigate('/slow');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(navigator.getState()).toMatchObject({
      page: '/',
      loading: undefined,
      failure: { error: { code: 'PAGE_OVERDUE' }, href: 'https://onepoint.test/slow' },
    });
    finish('/slow');
    await slow;
    expect(navigator.getState().page).toBe('/');
  });

  it('to render is held too', () => {
    const navigator = start(show);
    navigator.fail(new Error('no data'));
    expect(navigator.getState().failure).toEqual({ error: new Error('no data'), href: undefined });
  });
});

describe('back and forward', () => {
  it('show the page of the entry, under the key it had', async () => {
    const navigator = start(show);
    const { key } = navigator.getState().location;
    await navigator.navigate('/pricing');
    browser.go(-1);
    await vi.waitFor(() => expect(navigator.getState()).toMatchObject({ page: '/', arrival: 'traverse', location: { key } }));
    browser.go(1);
    await vi.waitFor(() => expect(navigator.getState().page).toBe('/pricing'));
  });

  it('overtake a navigation that is loading', async () => {
    const { load, finish } = holdLoads();
    const navigator = start(async (url, signal) => (url.pathname === '/slow' ? load(url, signal) : show(url, signal)));
    await navigator.navigate('/pricing');
    const slow = navigator.navigate('/slow');
    browser.go(-1);
    finish('/slow');
    await slow;
    await vi.waitFor(() => expect(navigator.getState()).toMatchObject({ page: '/', loading: undefined }));
    expect(browser.window.location.href).toBe('https://onepoint.test/');
  });

  it('within a page load nothing, and name an entry that a hash link made', async () => {
    const load = vi.fn(show);
    const navigator = start(load);
    const { key } = navigator.getState().location;
    browser.followHash('#plans');
    expect(navigator.getState()).toMatchObject({ arrival: 'hash', location: { hash: '#plans' } });
    expect(navigator.getState().location.key).not.toBe(key);
    browser.go(-1);
    await vi.waitFor(() => expect(navigator.getState()).toMatchObject({ arrival: 'traverse', location: { key, hash: '' } }));
    expect(load).not.toHaveBeenCalled();
  });

  it('to what is no page any more load it anew, rather than stay at its hash', async () => {
    browser = createFakeWindow('https://onepoint.test/gone#x');
    const navigator = start(async (url, signal) =>
      url.pathname === '/gone' ? Promise.resolve({ kind: 'leave', href: url.href }) : show(url, signal),
    );
    await navigator.navigate('/pricing');
    browser.go(-1);
    await vi.waitFor(() => expect(browser.reload).toHaveBeenCalledOnce());
    expect(browser.assign).not.toHaveBeenCalled();
  });
});

describe('a page that the browser’s cache gives back', () => {
  it('waits no more for what was loading when it was left', async () => {
    const { load, finish } = holdLoads();
    const navigator = start(load);
    const slow = navigator.navigate('/slow');
    browser.dispatch('pageshow', { persisted: true });
    finish('/slow');
    await slow;
    expect(navigator.getState()).toMatchObject({ page: '/', loading: undefined });
    expect(browser.hrefs()).toEqual(['https://onepoint.test/']);
  });

  it('shows the page of its address, where back and forward were on their way to another', async () => {
    const { load, finish } = holdLoads();
    const navigator = start(async (url, signal) => (url.pathname === '/' ? load(url, signal) : show(url, signal)));
    await navigator.navigate('/pricing');
    browser.go(-1);
    await vi.waitFor(() => expect(navigator.getState().loading).toBeDefined());
    browser.dispatch('pageshow', { persisted: true });
    finish('/');
    await vi.waitFor(() => expect(navigator.getState()).toMatchObject({ page: '/', loading: undefined }));
  });
});

it('an entry keeps its key through a reload', async () => {
  const { key } = start(show).getState().location;
  expect(start(show).getState().location.key).toBe(key);
});

it('tells its listeners of every change until they have heard enough', async () => {
  const navigator = start(show);
  const listener = vi.fn();
  const stop = navigator.subscribe(listener);
  await navigator.navigate('/pricing');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await navigator.navigate('/');
  expect(listener).toHaveBeenCalledTimes(2);
});
