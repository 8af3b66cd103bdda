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

const texts = { page: { docs: { said: 'As "translations":"<!--texts-->"' } } };

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
  expect(english?.[3]).toEqual({ text: '"<p>same</p>"' });
  expect(korean?.[3]).toBe(english?.[3]);
});

it('writes the texts of two pages once', () => {
  const [one, other] = ['/docs/a', '/docs/b'].map((urlLogical) =>
    writeContext({ rest: { ...contextOf('en'), urlLogical, translations: texts }, article: undefined }),
  );
  expect(one?.[1]).toEqual({ text: JSON.stringify(texts) });
  expect(other?.[1]).toBe(one?.[1]);
});
