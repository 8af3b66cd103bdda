// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCodeLoader, type CodeLoader } from './code-loader.ts';

const lost = new TypeError('Failed to fetch dynamically imported module');

let stops: (() => void)[] = [];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Page {
  readonly loader: CodeLoader;
  readonly assign: ReturnType<typeof vi.fn>;
  readonly reload: ReturnType<typeof vi.fn>;
  /** Status of the server's response; undefined if it cannot be reached. */
  status: number | undefined;
  target: string;
}

/** A document at `/dashboard` while the user navigates to `/dashboard/plans`. */
function open({ buildId = 'build-1', keeps = true } = {}): Page {
  const [assign, reload] = [vi.fn(), vi.fn()];
  const loader = createCodeLoader();
  const page: Page = { loader, assign, reload, status: 200, target: '/dashboard/plans' };
  const fetch = async () => (page.status === undefined ? Promise.reject(lost) : Promise.resolve({ status: page.status }));
  const host = {
    addEventListener: window.addEventListener.bind(window),
    location: { href: 'https://onepoint.test/dashboard', assign, reload },
    fetch,
  };
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => keeps && kept.set(key, value).size > 0,
    removeItem: (key: string) => void kept.delete(key),
  };
  stops.push(loader.start({ window: host as unknown as typeof globalThis & Window, store, buildId, findTarget: () => page.target }));
  return page;
}

/** Runs pending promises until they wait for a timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const fails = () => vi.fn(() => Promise.reject(lost));
/** Records how a load ends, without an unhandled rejection. */
const watch = (load: Promise<unknown>) => {
  const outcome = vi.fn();
  load.then(outcome, outcome);
  return outcome;
};

it('resolves to what was loaded', async () => {
  await expect(open().loader.load(() => Promise.resolve('page'))).resolves.toBe('page');
});

it('fails if it was not started', async () => {
  await expect(createCodeLoader().load(fails())).rejects.toBe(lost);
});

it('waits while offline and continues when the connection is back, without leaving the page', async () => {
  const page = open();
  page.status = undefined;
  const states: boolean[] = [];
  page.loader.subscribe(() => states.push(page.loader.getState().isOffline));
  const outcome = watch(page.loader.load(() => (page.status === undefined ? Promise.reject(lost) : Promise.resolve('page'))));
  await settle();
  expect(states).toEqual([true]);
  page.status = 200;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(outcome).toHaveBeenCalledExactlyOnceWith('page');
  expect(states).toEqual([true, false]);
  expect([page.assign, page.reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('retries while offline even without an online event', async () => {
  const page = open();
  page.status = undefined;
  const outcome = watch(page.loader.load(() => (page.status === undefined ? Promise.reject(lost) : Promise.resolve('page'))));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).not.toHaveBeenCalled();
  page.status = 200;
  await vi.advanceTimersByTimeAsync(5000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith('page');
});

it('treats a server that is restarting as offline', async () => {
  const page = open();
  page.status = 502;
  const outcome = watch(page.loader.load(fails()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).not.toHaveBeenCalled();
  expect(page.assign).not.toHaveBeenCalled();
  expect(page.loader.getState().isOffline).toBe(true);
});

it('retries once after a short loss of connection', async () => {
  const page = open();
  const load = vi.fn(() => Promise.resolve('page')).mockRejectedValueOnce(lost);
  await expect(page.loader.load(load)).resolves.toBe('page');
  expect(page.assign).not.toHaveBeenCalled();
});

it('fails immediately while offline if it must not wait', async () => {
  const page = open();
  page.status = undefined;
  await expect(page.loader.load(fails(), { waits: false })).rejects.toBe(lost);
  expect(page.loader.getState().isOffline).toBe(false);
});

it('opens the target of a navigation as a new document if a file is missing, once per build', async () => {
  const first = open();
  watch(first.loader.load(fails()));
  await settle();
  expect(first.assign).toHaveBeenCalledExactlyOnceWith('https://onepoint.test/dashboard/plans');
  expect(first.loader.getState().isStale).toBe(true);

  const again = open();
  await expect(again.loader.load(fails())).rejects.toBe(lost);
  expect(again.assign).not.toHaveBeenCalled();

  const next = open({ buildId: 'build-2' });
  watch(next.loader.load(fails()));
  await settle();
  expect(next.assign).toHaveBeenCalledOnce();
});

it('only marks the build as stale if a file to prefetch is missing', async () => {
  const page = open();
  await expect(page.loader.load(fails(), { waits: false, reloads: false })).rejects.toBe(lost);
  expect(page.loader.getState().isStale).toBe(true);
  expect([page.assign, page.reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('reloads the page if the missing file belongs to it', async () => {
  const page = open();
  page.target = '/dashboard';
  watch(page.loader.load(fails()));
  await settle();
  expect([page.reload.mock.calls.length, page.assign.mock.calls.length]).toEqual([1, 0]);
});

it('opens the document once for several missing files', async () => {
  const page = open();
  const outcomes = [watch(page.loader.load(fails())), watch(page.loader.load(fails()))];
  await settle();
  expect(page.assign).toHaveBeenCalledOnce();
  expect(outcomes.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('fails if the reader chooses to stay when the browser asks', async () => {
  const page = open();
  const outcome = watch(page.loader.load(fails()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(lost);
});

it('opens the document once more if the reader asks for it', async () => {
  const page = open();
  kept.set('onepoint:reloadedBuild:v1', 'build-1');
  await expect(page.loader.load(fails())).rejects.toBe(lost);
  page.loader.allowReload();
  watch(page.loader.load(fails()));
  await settle();
  expect(page.assign).toHaveBeenCalledOnce();
});

it('does not open the document of a page that the reader has left', async () => {
  const page = open();
  const load = vi.fn(() => {
    page.target = '/dashboard/usage';
    return Promise.reject(lost);
  });
  await expect(page.loader.load(load)).rejects.toBe(lost);
  expect(page.assign).not.toHaveBeenCalled();
});

it('never opens a document if the browser stores nothing', async () => {
  const page = open({ keeps: false });
  await expect(page.loader.load(fails())).rejects.toBe(lost);
  expect(page.assign).not.toHaveBeenCalled();
});

it('removes the link of a style sheet that failed, so that the next attempt fetches it', () => {
  open();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(link.isConnected).toBe(false);
});
