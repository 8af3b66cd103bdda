import { createAppState, type AppState } from '@onepoint/app-state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanMessage, type BrowserReport } from './report.ts';
import { startReports } from './reports.ts';
import { describeError } from './send-reports.ts';

const entryUrl = 'https://host.example/_dashboard/assets/index-Bx81.js';
let state: AppState;
const sendBeacon = vi.fn((_url: string, _body: string) => true);

function ownError(message: string, file = 'index-Bx81.js'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at run (${location.origin}/assets/${file}:1:2345)\n    at https://elsewhere.example/x.js:1:1`;
  return error;
}

const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const sent = (): BrowserReport[] => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as BrowserReport);

/** Waits until reports can be sent, then hides the page. */
async function leave(): Promise<void> {
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('pagehide'));
}

const start = ({ isReported = true, page = 'usage' } = {}) =>
  startReports({ app: 'dashboard', entryUrl, findPage: () => page, state, isReported });

beforeEach(() => {
  state = createAppState();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});
afterEach(() => {
  // Stops reporting, which the test started.
  state.set({ cookieConsent: 'off' });
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('sends each error once when the page is hidden, including errors from before its code was loaded', async () => {
  state.set({ cookieConsent: 'all' });
  start();
  window.dispatchEvent(new ErrorEvent('error', { error: ownError('early') }));
  reject(ownError('early'));
  await leave();
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(['/api/reports']);
  const error = { name: 'TypeError', page: 'usage', message: 'early', stack: ['index-Bx81.js:1:2345'] };
  expect(sent()).toEqual([{ app: 'dashboard', build: 'index-Bx81.js', vitals: [], errors: [error] }]);
});

it.each([null, 'off'] as const)('collects nothing while the choice is %s', async (cookieConsent) => {
  state.set({ cookieConsent });
  start();
  reject(ownError('private'));
  await leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('does nothing on hosts without reports', async () => {
  state.set({ cookieConsent: 'all' });
  start({ isReported: false });
  reject(ownError('elsewhere'));
  await leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('starts when the reader accepts, ignoring earlier errors, and discards everything when they withdraw', async () => {
  start();
  reject(ownError('before'));
  state.set({ cookieConsent: 'all' });
  reject(ownError('after'));
  await leave();
  expect(sent().flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual(['after']);
  reject(ownError('withdrawn'));
  state.set({ cookieConsent: 'off' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

it('sends at most ten errors, and no kind of page that is not ours', async () => {
  state.set({ cookieConsent: 'all' });
  start({ page: 'typed-by-someone' });
  for (let turn = 0; turn < 30; turn += 1) reject(ownError('broken', `chunk-${String(turn)}.js`));
  await leave();
  expect(sent().map(({ errors }) => errors.length)).toEqual([10]);
  expect(new Set(sent().flatMap(({ errors }) => errors.map(({ page }) => page)))).toEqual(new Set(['other']));
});

it.each([
  ['https://x.example/rpc/ethereum/op_abc?a=1 failed', '[url] failed'],
  ['No user ann.lee+a@example.com', 'No user [email]'],
  ['Unexpected token, "{"name": "Ann"" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
  ['Unexpected end of "Ann', 'Unexpected end of "…"'],
  ['Account 0x52908400098527886E0F7030069857D2E4169EE7 has 1234567', 'Account [id] has [number]'],
  ["Cannot read properties of undefined (reading 'dashboardLocale')", "Cannot read properties of undefined (reading 'dashboardLocale')"],
])('cleans %s', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
});

it.each([
  ['Chromium', `    at fn (${location.origin}/assets/a-1.js:3:14)`],
  ['Chromium without a function', `    at ${location.origin}/assets/a-1.js?v=secret:3:14`],
  ['Firefox and Safari', `fn@${location.origin}/assets/a-1.js:3:14`],
])('reads positions of %s', (_browser, line) => {
  const error = new Error('x');
  error.stack = line;
  expect(describeError({ error, page: 'usage' })?.stack).toEqual(['a-1.js:3:14']);
});

it.each([
  ['an extension', 'at chrome-extension://abc/content.js:1:1'],
  ['another website', 'at https://elsewhere.example/a.js:1:1'],
  ['the document', `at ${location.origin}/dashboard/private-key/op_secret:1:1`],
])('ignores errors of %s', (_origin, stack) => {
  const error = new Error('x');
  error.stack = stack;
  expect(describeError({ error, page: 'usage' })).toBeUndefined();
});
