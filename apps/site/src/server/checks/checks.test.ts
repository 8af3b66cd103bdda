import { describe, expect, it } from 'vitest';
import type { StructuredData } from '../head/structured-data.ts';
import { checkLinks, checkPage, type CheckedPage } from './checks.ts';

describe('checkLinks', () => {
  // @vitest-environment node

  const paths = new Set(['/', '/docs', '/docs/a', '/docs/a.md']);
  const articleWith = (href: string) => [
    { file: 'content/docs/a.mdx', path: '/docs/a', anchors: ['part'], links: [{ href, line: 7 }] },
    { file: 'content/docs/index.mdx', path: '/docs', anchors: ['where'], links: [] },
  ];

  it.each([
    '/',
    '/docs',
    '/docs#where',
    '#part',
    '/docs/a.md',
    '/dashboard/plans',
    '/playground/',
    '/api/reference',
    'mailto:a@b.c',
    'https://x.y/z',
  ])('accepts %s', (href) => {
    expect(() => checkLinks(articleWith(href), paths)).not.toThrow();
  });

  it.each([
    ['/docs/b', 'no such page'],
    ['/docs#nowhere', 'no such heading'],
    ['#nowhere', 'no such heading'],
    ['/api/nothing', 'no such page'],
    ['http://[', 'no address'],
    ['htps://x.y', 'no address'],
  ])('rejects %s by file and line', (href, problem) => {
    expect(() => checkLinks(articleWith(href), paths)).toThrow(new RegExp(`^content/docs/a\\.mdx:7 .*${problem}`));
  });
});

describe('checkPage', () => {
  // @vitest-environment node

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
  const graph = (...nodes: object[]): StructuredData =>
    ({ '@context': 'https://schema.org', '@graph': nodes }) as unknown as StructuredData;

  it('accepts a complete page', () => {
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
  ])('rejects %s by file and line', (problem, broken) => {
    expect(() => checkPage(broken)).toThrow(/^content\/docs\/a\.mdx:1 /);
    expect(() => checkPage(broken)).toThrow(problem);
  });

  it('names the path of a page without a file', () => {
    expect(() => checkPage({ ...page, file: undefined, heading: '' })).toThrow('page /docs/a:1 has no title');
  });
});
