// @vitest-environment node
import { expect, it } from 'vitest';
import type { StructuredData } from '../structured-data/structured-data.ts';
import { checkPage, type CheckedPage } from './check-page.ts';

const page: CheckedPage = {
  path: '/docs/a',
  file: 'content/docs/a.mdx',
  heading: 'A',
  description: 'What it is about.',
  structuredData: undefined,
};
const organization = { '@type': 'Organization', name: 'Onepoint', url: 'https://onepoint.example' } as const;
const post = {
  '@type': 'BlogPosting',
  headline: 'A',
  description: 'B',
  url: 'https://onepoint.example/a',
  mainEntityOfPage: 'https://onepoint.example/a',
  image: 'https://onepoint.example/a.png',
  inLanguage: 'en',
  author: organization,
  publisher: organization,
  datePublished: '2026-11-21T00:00:00Z',
  dateModified: '2026-11-21T00:00:00Z',
} as const;
const graph = (...nodes: object[]): StructuredData => ({ '@context': 'https://schema.org', '@graph': nodes }) as unknown as StructuredData;

it('lets a page through that machines can read', () => {
  expect(() => checkPage({ ...page, structuredData: graph(post) })).not.toThrow();
});

it.each([
  ['no title', { ...page, heading: ' ' }],
  ['no description', { ...page, description: '' }],
  ['headline', { ...page, structuredData: graph({ ...post, headline: '' }) }],
  ['datePublished', { ...page, structuredData: graph({ ...post, datePublished: 'yesterday' }) }],
  ['image', { ...page, structuredData: graph({ ...post, image: undefined }) }],
  ['autor', { ...page, structuredData: graph({ ...post, autor: organization }) }],
  ['@type', { ...page, structuredData: graph({ '@type': 'Recipe' }) }],
  [
    'positions',
    {
      ...page,
      structuredData: graph({
        '@type': 'BreadcrumbList',
        itemListElement: [1, 3].map((position) => ({ '@type': 'ListItem', position, name: 'A', item: 'https://a.example' })),
      }),
    },
  ],
])('refuses %s by file and line', (problem, broken) => {
  expect(() => checkPage(broken)).toThrow(/^content\/docs\/a\.mdx:1 /);
  expect(() => checkPage(broken)).toThrow(problem);
});

it('names the address of a page without a file', () => {
  expect(() => checkPage({ ...page, file: undefined, heading: '' })).toThrow('page /docs/a:1 has no title');
});
