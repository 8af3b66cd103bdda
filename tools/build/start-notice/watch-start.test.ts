// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStart, type StartTexts } from './watch-start.ts';

const textsIn = (language: string): StartTexts => ({
  failed: { title: `${language} failed`, text: 'Check the your connection. payment' },
  misconfigured: { title: `${language} misconfigured`, text: 'Contact support.' },
  slow: { title: `${language} slow`, text: 'Wait.' },
  reload: `${language} reload`,
});
const texts = { en: textsIn('en'), ja: textsIn('ja') };
const reload = vi.fn();

function open({
  pathname = '/dashboard',
  localeKey = null,
  build = '/app.js',
}: { pathname?: string; localeKey?: string | null; build?: string } = {}) {
  document.body.innerHTML = `<script data-start type="module/none" src="${build}"></script><div id="root"></div>
    <div id="start-notice" hidden><p></p><p></p><a href="">Reload</a></div>`;
  vi.stubGlobal('location', { pathname, reload });
  const listeners: ((event: { target: EventTarget; error?: unknown }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  watchStart({ texts, localeKey, reloadKey: 'reloaded', slowAfterMs: 10_000 });
  const [script, notice] = [document.querySelector('script'), document.getElementById('start-notice')];
  if (!script || !notice) throw new Error('not there');
  const fail = (target: Element = script): void => listeners.forEach((listener) => listener({ target }));
  const throwError = (error: unknown): void => listeners.forEach((listener) => listener({ target: window, error }));
  return { fail, throwError, notice };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  reload.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reloads once per build if the entry is missing, then shows the notice', () => {
  const { fail, notice } = open();
  fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(notice.hidden).toBe(true);
  const again = open();
  again.fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(again.notice.hidden).toBe(false);
  expect(again.notice.textContent).toContain('en failed');
  open({ build: '/next.js' }).fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['the browser is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'the browser blocks site data',
    () =>
      vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
])('does not reload if %s', (_, arrange) => {
  const { fail, notice } = open();
  arrange();
  fail();
  expect(reload).not.toHaveBeenCalled();
  expect(notice.hidden).toBe(false);
});

it('ignores failed loads of the app itself', () => {
  const { fail, notice } = open();
  fail(document.createElement('script'));
  expect([reload.mock.calls.length, notice.hidden]).toEqual([0, true]);
});

it('says that the configuration is missing or invalid, and keeps saying it', () => {
  const { throwError, notice } = open({ pathname: '/ja/workspace' });
  throwError(new SyntaxError('Unexpected token'));
  expect(notice.hidden).toBe(true);
  throwError(Object.assign(new Error('ONEPOINT_API_URL must be a path'), { code: 'PUBLIC_CONFIG_INVALID' }));
  vi.advanceTimersByTime(10_000);
  expect(notice.textContent).toContain('ja misconfigured');
  expect(reload).not.toHaveBeenCalled();
});

it('shows the notice if nothing renders for long, and nothing once the app is there', () => {
  const { notice } = open();
  vi.advanceTimersByTime(10_000);
  expect(notice.textContent).toContain('en slow');
  const drawn = open();
  document.getElementById('root')?.append(document.createElement('main'));
  vi.advanceTimersByTime(10_000);
  expect(drawn.notice.hidden).toBe(true);
});

it.each([
  ['the address', { pathname: '/ja/dashboard' }, 'ja reload'],
  ['English, where the address names none', { pathname: '/dashboard' }, 'en reload'],
  ['the stored choice if the URL has no language', { pathname: '/playground/', localeKey: 'locale' }, 'ja reload'],
])('uses the language of %s', (_, place, expected) => {
  localStorage.setItem('locale', '"ja"');
  const { notice } = open(place);
  vi.advanceTimersByTime(10_000);
  expect(notice.textContent).toContain(expected);
});

it('uses the browser’s language if storage cannot be read', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'ja-JP']);
  localStorage.setItem('locale', '{');
  const { notice } = open({ localeKey: 'locale' });
  vi.advanceTimersByTime(10_000);
  expect(notice.lang).toBe('ja');
});
