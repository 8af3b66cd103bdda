// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runningBuild } from './code-loader.ts';
import { watchVersion } from './version-watch.ts';

const origin = location.origin;
const documentOf = (entry: string): string =>
  `<head><script>(()=>{})()</script><script type="module" data-start crossorigin src="${entry}"></script></head>`;
const minutes = (count: number): number => count * 60_000;

let stop: () => void = () => undefined;
const fetch = vi.fn<typeof globalThis.fetch>();
const onNewVersion = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" data-start href="data:text/css,">';
  const script = document.createElement('script');
  // Keeps jsdom from running the file.
  script.type = 'text/plain';
  script.dataset['start'] = '';
  script.src = '/assets/index-aaaaaaaa.js';
  document.head.append(script);
  fetch.mockImplementation(async () => Promise.resolve(new Response(documentOf('/assets/index-aaaaaaaa.js'))));
});
afterEach(() => {
  stop();
  document.head.innerHTML = '';
  vi.useRealTimers();
  vi.resetAllMocks();
});

function start(): void {
  const host = {
    addEventListener: window.addEventListener.bind(window),
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    location: { href: `${origin}/dashboard/usage` },
    fetch,
  };
  stop = watchVersion({ window: host as unknown as Window & typeof globalThis, document, onNewVersion });
}

async function returnToTab(): Promise<void> {
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
}

const deploy = (entry = '/assets/index-bbbbbbbb.js', status = 200): void =>
  void fetch.mockImplementation(async () => Promise.resolve(new Response(documentOf(entry), { status })));

it('names the running build by its entry', () => {
  expect(runningBuild()).toBe(`${origin}/assets/index-aaaaaaaa.js`);
});

it('announces a newer build once, when the user is back and idle', async () => {
  start();
  deploy();
  await vi.advanceTimersByTimeAsync(minutes(2));
  await returnToTab();
  await vi.advanceTimersByTimeAsync(2000);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(onNewVersion).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onNewVersion).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(minutes(2));
  await returnToTab();
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect([onNewVersion.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
});

it('asks at most once a minute, and only with the same build', async () => {
  start();
  expect(fetch).not.toHaveBeenCalled();
  await returnToTab();
  await returnToTab();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]).toMatchObject([`${origin}/dashboard/usage`, { cache: 'no-cache' }]);
  await vi.advanceTimersByTimeAsync(minutes(1));
  await returnToTab();
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(onNewVersion).not.toHaveBeenCalled();
});

it.each([
  ['the server fails', () => deploy('/assets/index-bbbbbbbb.js', 503)],
  ['the browser is offline', () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'the answer is no document of the app',
    () => fetch.mockImplementation(async () => Promise.resolve(new Response('<h1>Wi-Fi login</h1>'))),
  ],
])('stays silent if %s, and asks again on the next return', async (_, arrange) => {
  start();
  arrange();
  await vi.advanceTimersByTimeAsync(minutes(1));
  await returnToTab();
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(onNewVersion).not.toHaveBeenCalled();
  deploy();
  await returnToTab();
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(onNewVersion).toHaveBeenCalledOnce();
});

it('does nothing after it was stopped', async () => {
  start();
  deploy();
  await vi.advanceTimersByTimeAsync(minutes(1));
  await returnToTab();
  stop();
  await vi.advanceTimersByTimeAsync(minutes(2));
  await returnToTab();
  expect([onNewVersion.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 1]);
});
