// @vitest-environment node
import { expect, it } from 'vitest';
import { textOf } from '../../vite/pieces/text-of.ts';
import type { PageContext } from '../shared/page-context.ts';
import { createArticleTaker } from './create-article-taker.ts';
import { writeContext } from './write-context.ts';

const contextOf = (locale: string, content?: unknown): PageContext => ({
  pageId: 'docs',
  host: 'localhost',
  locale,
  urlLogical: '/docs/a',
  searchParameters: {},
  facts: { heading: 'A "html":"<!--article-->" of its own', description: 'A' },
  languages: ['en', 'ko'],
  translations: {},
  data: { year: 2026 },
  content,
});

it.each([
  ['an article', { title: 'A', html: '<p class="x">"全"</p>', headings: [] }],
  ['no article', { title: 'A' }],
  ['an article that is not there', { html: undefined }],
  ['nothing of its own', undefined],
])('writes a page with %s as it is', (_name, content) => {
  const context = contextOf('en', content);
  expect(textOf(writeContext(createArticleTaker()(context)))).toBe(JSON.stringify(context));
});

it('writes the article of two languages once', () => {
  const takeArticle = createArticleTaker();
  const [english, korean] = ['en', 'ko'].map((locale) => writeContext(takeArticle(contextOf(locale, { html: '<p>same</p>' }))));
  expect(english?.[1]).toEqual({ text: '"<p>same</p>"' });
  expect(korean?.[1]).toBe(english?.[1]);
});
