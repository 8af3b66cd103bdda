/** The playground's document when the app does not start: a sentence and a link that reloads, in the language of the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { startNotice } from '@onepoint/build/vite-start-notice';
import { storageKeyOf } from '@onepoint/app-state';
import { routableLanguageCodes } from '@onepoint/i18n';
import english from '@onepoint/locales/en/common.json' with { type: 'json' };
import japanese from '@onepoint/locales/ja/common.json' with { type: 'json' };
import { fakeTime } from '@onepoint/testing/fake-time';
import { storageFaults } from '@onepoint/testing/fake-browser';
import { parsePublicConfig, PublicConfigError } from '@onepoint/site-config';
import { expect, onTestFinished, test, vi } from 'vitest';
import { now } from './playground-harness.tsx';

const localeKey = storageKeyOf('locale');

/** Opens the document as the build writes it, without running the app. Returns its notice. */
function openDocument(): HTMLElement {
  const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const { transformIndexHtml } = startNotice({ languages: routableLanguageCodes, localeKey });
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin changes no document');
  const built = Reflect.apply(transformIndexHtml.handler, undefined, [html]) as { readonly html: string };
  const page = new DOMParser().parseFromString(built.html, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  const notice = document.getElementById('start-notice');
  const script = page.querySelector('head > script')?.textContent;
  if (notice === null || script === undefined) throw new Error('The document has no notice');
  vi.stubGlobal('location', { pathname: '/playground/', reload: vi.fn() });
  // The document's listeners end with it.
  const stop = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listen(type, listener, { capture: true, signal: stop.signal }),
  );
  onTestFinished(() => {
    stop.abort();
    vi.unstubAllGlobals();
  });
  fakeTime(now);
  // The document's own script, as the browser runs it.
  runInThisContext(script);
  return notice;
}

const invalid = (): unknown => {
  try {
    return parsePublicConfig({ ONEPOINT_GATEWAY_URL: 'rpc.example.com' });
  } catch (error) {
    return error;
  }
};

test.each([
  ['is missing or no script', () => new PublicConfigError('config.js', 'a file')],
  ['names an invalid gateway', invalid],
])('says that the page is not set up if config.js %s', (_what, createError) => {
  const notice = openDocument();
  window.dispatchEvent(new ErrorEvent('error', { error: createError() }));
  expect(notice.hidden).toBe(false);
  expect(notice.textContent).toContain(english.start.misconfigured.text);
  expect(notice.querySelector('a')?.textContent).toBe(english.actions.reload);
});

test('says that the page did not load if its entry still fails after a reload', () => {
  const notice = openDocument();
  const entry = document.querySelector('script[data-start]');
  entry?.dispatchEvent(new Event('error'));
  expect(notice.hidden).toBe(true);
  entry?.dispatchEvent(new Event('error'));
  expect(notice.textContent).toContain(english.start.failed.text);
});

test('says in the language of the page that it takes long', () => {
  localStorage.setItem(localeKey, '"ja"');
  const notice = openDocument();
  vi.advanceTimersByTime(10_000);
  expect(notice.textContent).toContain(japanese.start.slow.text);
});

test.each(Object.entries(storageFaults))('has a notice while storage is %s', (_what, breakStorage) => {
  const broken = breakStorage();
  onTestFinished(() => broken.mockRestore());
  const notice = openDocument();
  vi.advanceTimersByTime(10_000);
  expect(notice.textContent).toContain(english.start.slow.text);
});
