import { TranslationProvider, useTranslation } from '@onepoint/i18n';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageContext } from './page-context.ts';
import { useServedTexts } from './served-texts.ts';
import { pageContextFixture } from './testing/with-page.tsx';

function Copy() {
  return <button type="button">{useTranslation('common').t('actions.copy')}</button>;
}

function Page({ context }: { context: PageContext }) {
  return (
    <TranslationProvider language={context.locale} dictionaries={useServedTexts(context)}>
      <Copy />
    </TranslationProvider>
  );
}

const pageWith = (copy: string, locale = 'ko'): PageContext =>
  pageContextFixture({ locale, translations: { common: { actions: { copy, save: 'Save' } }, nav: { links: { docs: 'Docs' } } } });

function stubFolder(files: Readonly<Record<string, unknown>>) {
  const serve = vi.fn(async (path: string) =>
    Promise.resolve(path in files ? Response.json(files[path]) : new Response('{"error":{}}', { status: 404 })),
  );
  vi.stubGlobal('fetch', serve);
  return serve;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the texts of the document first, and those of the served folder after load', async () => {
  stubFolder({ '/locales/ko/common.json': { actions: { copy: '복사하기' } } });
  render(<Page context={pageWith('복사')} />);
  expect(screen.getByRole('button').textContent).toBe('복사');
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('복사하기'));
});

it('loads each dictionary once for all pages, and those of another language when the page has it', async () => {
  const serve = stubFolder({
    '/locales/ko/common.json': { actions: { copy: '복사하기' } },
    '/locales/ko/nav.json': { links: { docs: '문서' } },
    '/locales/ja/common.json': { actions: { copy: 'コピーする' } },
    '/locales/ja/nav.json': { links: {} },
  });
  const { rerender } = render(<Page context={pageWith('복사')} />);
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('복사하기'));
  rerender(<Page context={pageWith('복사, 다시')} />);
  expect(screen.getByRole('button').textContent).toBe('복사하기');
  rerender(<Page context={pageWith('コピー', 'ja')} />);
  expect(screen.getByRole('button').textContent).toBe('コピー');
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('コピーする'));
  expect(serve.mock.calls.flat().toSorted()).toEqual([
    '/locales/ja/common.json',
    '/locales/ja/nav.json',
    '/locales/ko/common.json',
    '/locales/ko/nav.json',
  ]);
});

it('keeps the document’s texts if the folder is empty or missing, and sends no further requests', async () => {
  const serve = stubFolder({ '/locales/ko/nav.json': '<!doctype html>' });
  render(<Page context={pageWith('복사')} />);
  await waitFor(() => expect(serve).toHaveBeenCalledTimes(2));
  await Promise.all(serve.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(screen.getByRole('button').textContent).toBe('복사');
  expect(serve).toHaveBeenCalledTimes(2);
});
