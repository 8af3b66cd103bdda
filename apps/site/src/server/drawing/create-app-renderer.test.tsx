import { Fragment, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { LanguageCode } from '@onepoint/i18n';
import { Frame } from '../../app/frame.tsx';
import { PageScope } from '../../app/page-scope.tsx';
import { loadPageComponent, type PageId } from '../../app/pages.ts';

import type { DocContent } from '../../shared/doc-content.ts';
import { textOf } from '../../../vite/pieces/text-of.ts';
import type { PageContext } from '../../shared/page-context.ts';
import { createArticleTaker } from '../create-article-taker.ts';
import { readDictionaries, siteLanguages } from '../dictionaries.ts';
import { selectTexts } from '../page-texts.ts';
import { closeShapes } from './close-shapes.ts';
import { createAppRenderer } from './create-app-renderer.tsx';

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
  headings: ['a', 'b'].map((part) => ({ id: `${name}-${part}`, text: `${name} & ${part}`, depth: 2 })),
  siblings: ['one', 'two'].map((other) => ({
    href: `/docs/${other}`,
    title: `<${other}>`,
    current: other === name,
    group: `Group ${other}`,
  })),
  sections: [{ href: '/docs', title: 'Start', current: true }],
  previous: null,
  next: { href: `/docs/after-${name}?a&b`, title: `After <${name}>` },
  editUrl: `https://example.com/${name}`,
  updatedAt: null,
  markdownUrl: `/docs/${name}.md`,
  textLanguage: null,
});

function createRenderer(): (path: string, context: PageContext) => Promise<string> {
  const [renderApp, takeArticle] = [createAppRenderer(), createArticleTaker()];
  return async (path, context) => textOf(await renderApp(path, takeArticle(context)));
}

/** Markup by path. */
async function renderAll(ordered: readonly PageContext[]): Promise<ReadonlyMap<string, string>> {
  const renderApp = createRenderer();
  const rendered = new Map<string, string>();
  for (const context of ordered) rendered.set(context.urlLogical, await renderApp(context.urlLogical, context));
  return rendered;
}

it.each(['home', 'pricing', 'referrals'] as const)(
  '%s looks the same in a frame that is kept as in the one that was drawn with it',
  async (pageId) => {
    const renderApp = createRenderer();
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
  const renderApp = createRenderer();
  const missing = async (path: string): Promise<string> => renderApp(path, await contextOf('not-found', path, 'en'));
  expect(await missing('/docs/nothing')).toContain('aria-current');
  expect(await missing('/nothing')).not.toContain('aria-current');
});

it('a page looks as React draws it whole, its menu with the mark of where it is and its article in it', async () => {
  const context = await contextOf('docs', '/docs/two', 'en', docOf('two'));
  const drawn = renderToString(
    <StrictMode>
      <StaticRouter location="/docs/two">
        <PageScope page={{ context, Component: (await loadPageComponent('docs')) ?? Fragment }}>
          <Frame />
        </PageScope>
      </StaticRouter>
    </StrictMode>,
  );
  const whole = closeShapes(drawn);
  const renderApp = createRenderer();
  const other = await contextOf('docs', '/docs/one', 'en', docOf('one'));
  expect(await renderApp('/docs/one', other)).toContain('href="/docs/one.md"');
  expect(await renderApp('/docs/two', context)).toBe(whole);
  expect(whole).toContain('aria-current="page">&lt;two&gt;</a>');
  expect(whole).toContain('<h2 id="two">two</h2>');
});
