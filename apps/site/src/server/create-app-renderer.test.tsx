import { expect, it } from 'vitest';
import type { LanguageCode } from '@onepoint/i18n';
import type { PageId } from '../app/pages.ts';
import type { DocContent } from '../shared/doc-content.ts';
import type { PageContext } from '../shared/page-context.ts';
import { createAppRenderer } from './create-app-renderer.tsx';
import { readDictionaries, siteLanguages } from './dictionaries.ts';
import { selectTexts } from './page-texts.ts';

async function contextOf(pageId: PageId, urlLogical: string, locale: LanguageCode, content?: unknown): Promise<PageContext> {
  return {
    pageId,
    host: 'localhost',
    locale,
    urlLogical,
    searchParameters: {},
    facts: { heading: urlLogical, description: urlLogical },
    languages: siteLanguages,
    translations: selectTexts(await readDictionaries(locale), pageId),
    data: { year: 2026 },
    content,
  };
}

const docOf = (name: string): DocContent => ({
  title: name,
  description: `About ${name}`,
  html: `<h2 id="${name}">${name}</h2>`,
  headings: [{ id: name, text: name, depth: 2 }],
  siblings: [{ href: `/docs/${name}`, title: name, current: true }],
  sections: [{ href: '/docs', title: 'Start', current: true }],
  previous: null,
  next: null,
  editUrl: null,
  updatedAt: null,
  markdownUrl: `/docs/${name}.md`,
  textLanguage: null,
});

/** Markup by path. */
async function renderAll(ordered: readonly PageContext[]): Promise<ReadonlyMap<string, string>> {
  const renderApp = createAppRenderer();
  const rendered = new Map<string, string>();
  for (const context of ordered) rendered.set(context.urlLogical, await renderApp(context.urlLogical, context));
  return rendered;
}

it.each(['home', 'pricing', 'referrals'] as const)(
  '%s looks the same in a frame that is kept as in the one that was drawn with it',
  async (pageId) => {
    const renderApp = createAppRenderer();
    for (const locale of ['en', 'ja'] as const) {
      const context = await contextOf(pageId, pageId === 'home' ? '/' : `/${pageId}`, locale);
      const drawn = await renderApp(context.urlLogical, context);
      expect(drawn).toContain('<footer');
      expect(await renderApp(context.urlLogical, context)).toBe(drawn);
    }
  },
);

it('a page looks the same, whichever page its frame was drawn with', async () => {
  const contexts = await Promise.all(['one', 'two'].map(async (name) => contextOf('docs', `/docs/${name}`, 'ko', docOf(name))));
  expect(await renderAll(contexts)).toEqual(await renderAll(contexts.toReversed()));
});

it('“no such page” is marked in the menu as a part of where it was looked for', async () => {
  const renderApp = createAppRenderer();
  const missing = async (path: string): Promise<string> => renderApp(path, await contextOf('not-found', path, 'en'));
  expect(await missing('/docs/nothing')).toContain('aria-current');
  expect(await missing('/nothing')).not.toContain('aria-current');
});
