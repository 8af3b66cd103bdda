import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchFile } from '../../../server/search/search-file.ts';
import { PageContextProvider } from '../../../shared/page-context-provider.tsx';
import type { SearchEntry } from '../../../shared/search/search-entry.ts';
import { pageContextFixture } from '../../../test/page-context-fixture.ts';
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
  entry('/docs/quick-start', 'Quick start', 'guides'),
  entry('/docs/methods/eth_call', 'eth_call', 'methods'),
  entry('/docs/methods/eth_getBalance', 'eth_getBalance', 'methods'),
  entry('/pricing', 'Pricing', 'pages'),
];
const dictionaries = {
  nav: {
    search: {
      open: 'Search',
      placeholder: 'Search the site',
      often: 'Often looked for',
      none: 'Nothing found for “{{query}}”',
      failed: 'Could not be loaded',
      found_one: '{{count}} result',
      found_other: '{{count}} results',
      groups: { methods: 'Methods', guides: 'Guides', pages: 'Pages' },
    },
  },
  common: { actions: { close: 'Close', retry: 'Try again' }, states: { loading: 'Loading' } },
};
// Indexes are kept for as long as the document lives: each test asks in a language of its own.
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
  return screen.getByRole('combobox', { name: 'Search the site' });
}

/** The option that the box names as the current one. */
const activeOption = (box: HTMLElement): string =>
  document.querySelector(`[id="${box.getAttribute('aria-activedescendant') ?? ''}"]`)?.getAttribute('href') ?? '';

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  // jsdom knows dialogs, and not how they open.
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

it('offers what is often looked for before anything is typed', async () => {
  open();
  expect((await screen.findAllByRole('option')).map((option) => option.getAttribute('href'))).toEqual(['/docs/quick-start', '/pricing']);
});

it('lists what was found in groups, with the words marked', async () => {
  const box = open();
  await screen.findAllByRole('option');
  fireEvent.change(box, { target: { value: 'balance' } });
  const option = await screen.findByRole('option', { name: /eth_getBalance/ });
  expect(screen.getByRole('group', { name: 'Methods' }).contains(option)).toBe(true);
  expect(option.querySelector('mark')?.textContent).toBe('Balance');
  expect(screen.getByRole('status').textContent).toBe('1 result');
});

it('arrows choose in a circle, and Enter follows the link and closes', async () => {
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

it('says so when nothing is found', async () => {
  const box = open();
  await screen.findAllByRole('option');
  fireEvent.change(box, { target: { value: 'zebra' } });
  expect(await screen.findByText('Nothing found for “zebra”')).toBeTruthy();
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

it('a failure offers another try, which is made', async () => {
  const box = open({ failsOnce: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('option');
  expect(box.getAttribute('aria-expanded')).toBe('true');
});
