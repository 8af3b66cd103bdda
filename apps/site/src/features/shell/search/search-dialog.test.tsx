import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchFile } from '../../../server/files/client-files.ts';
import { PageContextProvider } from '../../../shared/page-context.ts';
import type { SearchEntry } from '../../../shared/search/search-options.ts';
import { pageContextFixture } from '../../../shared/testing/with-page.tsx';
import { SearchDialog } from './search-dialog.tsx';

const entry = (id: string, title: string, group: SearchEntry['group']): SearchEntry => ({
  id,
  title,
  group,
  description: `About ${title}`,
  href: id,
  words: '',
  text: '',
});
const entries = [
  entry('/docs/quick-start', 'Quickstart', 'guides'),
  entry('/docs/methods/eth_call', 'eth_call', 'methods'),
  entry('/docs/methods/eth_getBalance', 'eth_getBalance', 'methods'),
  entry('/pricing', 'Pricing', 'pages'),
];
const dictionaries = {
  nav: {
    search: {
      open: 'Search',
      placeholder: 'Search docs and pages',
      often: 'Popular',
      none: 'No results for “{{query}}”',
      failed: 'Could not be loaded',
      found_one: '{{count}} result',
      found_other: '{{count}} results',
      groups: { methods: 'Methods', guides: 'Guides', pages: 'Pages' },
    },
  },
  common: { actions: { close: 'Close', retry: 'Try again' }, states: { loading: 'Loading' } },
};
// Indexes are cached, so each test uses its own language.
const languages = ['en', 'zh', 'ja', 'ko', 'tr', 'vi'];
const answer = vi.fn<() => Promise<Response>>();
const onClose = vi.fn<() => void>();

function open({ failsOnce = false } = {}): HTMLElement {
  const locale = languages.shift() ?? 'ru';
  const context = pageContextFixture({ pageId: 'home', locale, urlLogical: '/', languages: ['en'] });
  answer.mockImplementation(() => Promise.resolve(new Response(searchFile(entries, locale).text)));
  if (failsOnce) answer.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  render(
    <TranslationProvider language="en" dictionaries={dictionaries}>
      <PageContextProvider value={context}>
        <SearchDialog onClose={onClose} />
      </PageContextProvider>
    </TranslationProvider>,
  );
  return screen.getByRole('combobox', { name: 'Search docs and pages' });
}

/** `href` of the active option. */
const activeOption = (box: HTMLElement): string =>
  document.querySelector(`[id="${box.getAttribute('aria-activedescendant') ?? ''}"]`)?.getAttribute('href') ?? '';

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  // jsdom has no showModal.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(() => {
  cleanup();
  onClose.mockClear();
  vi.unstubAllGlobals();
});

it('suggests pages before anything is typed', async () => {
  open();
  expect((await screen.findAllByRole('option')).map((option) => option.getAttribute('href'))).toEqual(['/docs/quick-start', '/pricing']);
});

it('lists results in groups and marks the terms', async () => {
  const box = open();
  await screen.findAllByRole('option');
  fireEvent.change(box, { target: { value: 'balance' } });
  const option = await screen.findByRole('option', { name: /eth_getBalance/ });
  expect(screen.getByRole('group', { name: 'Methods' }).contains(option)).toBe(true);
  expect(option.querySelector('mark')?.textContent).toBe('Balance');
  expect(screen.getByRole('status').textContent).toBe('1 result');
});

it('arrow keys cycle through results, Enter follows the link and closes', async () => {
  const box = open();
  await screen.findAllByRole('option');
  fireEvent.change(box, { target: { value: 'eth' } });
  await screen.findByRole('option', { name: /eth_call/ });
  const first = activeOption(box);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  const second = activeOption(box);
  expect(new Set([first, second])).toEqual(new Set(['/docs/methods/eth_call', '/docs/methods/eth_getBalance']));
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(activeOption(box)).toBe(first);
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('click', followed, { once: true });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(followed).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that nothing was found', async () => {
  const box = open();
  await screen.findAllByRole('option');
  fireEvent.change(box, { target: { value: 'zebra' } });
  expect(await screen.findByText('No results for “zebra”')).toBeTruthy();
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

it('offers a retry after a failure', async () => {
  const box = open({ failsOnce: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('option');
  expect(box.getAttribute('aria-expanded')).toBe('true');
});
