// @vitest-environment node
import { siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import type { LoadedPage } from '../create-page-context.ts';
import type { PageParts } from '../page-source.ts';
import { structuredDataOf } from './structured-data-of.ts';
import { structuredDataSchema } from './structured-data.ts';

const parts: PageParts = { heading: 'Title', description: 'What it is about.' };
const home = { name: 'Onepoint', path: '/' };

const page = (own: Partial<PageParts>, urlLogical = '/docs/a', locale = 'en'): LoadedPage => ({
  context: pageContextFixture({ locale, urlLogical }),
  parts: { ...parts, ...own },
  request: { pathname: urlLogical, language: locale, translate: (_namespaces, key) => key, readData: () => Promise.resolve(undefined) },
});

const typesOf = (loaded: LoadedPage, trail = [home]): string[] =>
  structuredDataOf(loaded, trail)?.['@graph'].map((node) => node['@type']) ?? [];

it.each([
  [page({ subject: { type: 'site' } }, '/'), [], ['Organization', 'WebSite']],
  [page({ subject: { type: 'guide' }, updatedAt: '2026-11-21T10:00:00+01:00' }), [home], ['BreadcrumbList', 'TechArticle']],
  [page({ subject: { type: 'post', publishedAt: '2026-11-21T00:00:00Z' } }), [home], ['BreadcrumbList', 'BlogPosting']],
  [page({ subject: { type: 'questions', questions: [{ question: 'Why?', answer: 'So.' }] } }), [home], ['BreadcrumbList', 'FAQPage']],
  [page({}), [home], ['BreadcrumbList']],
])('%# has valid structured data', (loaded, trail, types) => {
  const data = structuredDataOf(loaded, trail);
  expect(structuredDataSchema.parse(data)).toEqual(data);
  expect(typesOf(loaded, trail)).toEqual(types);
});

it('has localized breadcrumbs from the home page to the page', () => {
  const data = structuredDataOf(page({}, '/docs/a', 'zh'), [home, { name: 'Docs', path: '/docs' }]);
  expect(data?.['@graph'][0]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Onepoint', item: `${siteUrl()}/zh` },
      { position: 2, name: 'Docs', item: `${siteUrl()}/zh/docs` },
      { position: 3, name: 'Title', item: `${siteUrl()}/zh/docs/a` },
    ],
  });
});

it.each([
  ['an unindexed page', page({ noindex: true })],
  ['a variant of another page', page({ canonical: '/docs/b' })],
  ['a translated frame around an untranslated text', page({ writtenIn: ['en'] }, '/docs/a', 'zh')],
])('%s has no structured data', (_name, loaded) => {
  expect(structuredDataOf(loaded, [home])).toBeUndefined();
});
