import { siteUrl, siteConfig } from '@onepoint/site-config';
import { describe, expect, it } from 'vitest';
import { type DescribedPage, pageTags, pageTitle, socialTags } from './page-tags.ts';

it.each([
  ['/', siteConfig.title],
  ['/docs/a', `A – ${siteConfig.title}`],
])('the title of %s is %s', (urlLogical, title) => {
  expect(pageTitle({ urlLogical, facts: { heading: 'A', description: 'About A.' } })).toBe(title);
});

describe('pageTags', () => {
  const page: DescribedPage = {
    locale: 'zh',
    languages: ['en', 'zh'],
    urlLogical: '/docs/a',
    facts: { heading: 'A', description: 'About A.' },
  };
  const linksOf = (described: DescribedPage): string[] =>
    pageTags(described).flatMap(({ name, attributes: { rel, hreflang = '', href } }) =>
      name === 'link' ? [`${rel ?? ''} ${hreflang} ${href?.replace(siteUrl(), '') ?? ''}`] : [],
    );

  it('links the page in each language that it is written in', () => {
    expect(linksOf(page)).toEqual([
      'canonical  /zh/docs/a',
      'alternate en /docs/a',
      'alternate zh /zh/docs/a',
      'alternate x-default /docs/a',
    ]);
  });

  it('has the canonical address of the text if only the frame is translated', () => {
    expect(linksOf({ ...page, facts: { ...page.facts, writtenIn: ['en'] } })).toEqual([
      'canonical  /docs/a',
      'alternate x-default /docs/a',
    ]);
  });

  it('has the canonical address of the page that it is a variant of', () => {
    expect(linksOf({ ...page, urlLogical: '/networks', facts: { ...page.facts, canonical: '/chains' } })[0]).toBe('canonical  /zh/chains');
  });

  it('has no canonical address if it is not indexed', () => {
    expect(linksOf({ ...page, facts: { ...page.facts, noindex: true } })).toEqual([]);
  });

  it('links the feeds', () => {
    expect(linksOf({ ...page, urlLogical: '/docs/changelog' }).filter((link) => link.includes('feed'))).toHaveLength(2);
    const ofIncidents = linksOf({ ...page, urlLogical: '/service-status' }).filter((link) => link.includes('feed'));
    expect(ofIncidents.map((link) => /\/service-status\/feed\.\w+/.exec(link)?.[0])).toEqual([
      '/service-status/feed.xml',
      '/service-status/feed.json',
    ]);
    expect(linksOf(page).filter((link) => link.includes('feed'))).toEqual([]);
  });
});

describe('socialTags', () => {
  // @vitest-environment node

  const page: Parameters<typeof socialTags>[0] = {
    facts: { heading: 'Keys & "limits"', description: 'What it is about.' },
    pathname: '/docs/a',
    language: 'zh',
  };
  const tagsOf = (parameters: Parameters<typeof socialTags>[0]): Record<string, string | undefined> =>
    Object.fromEntries(
      socialTags(parameters).map(({ attributes }) => [attributes['property'] ?? attributes['name'] ?? '', attributes['content']]),
    );

  it('has title, description and image of the page', () => {
    expect(tagsOf(page)).toMatchObject({
      'og:type': 'website',
      'og:url': `${siteUrl()}/zh/docs/a`,
      'og:title': 'Keys & "limits"',
      'og:description': 'What it is about.',
      'og:image': `${siteUrl()}/social/zh/docs/a.png`,
      'og:image:width': '1200',
      'og:locale': 'zh_CN',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@onepointrpc',
    });
  });

  it('has the image of the site for unindexed pages', () => {
    const tags = tagsOf({ ...page, facts: { ...page.facts, noindex: true } });
    expect(tags['og:image']).toBe(siteUrl() + siteConfig.image);
    expect(tags).not.toHaveProperty('og:url');
  });

  it('has the dates of an article', () => {
    const dates = { publishedAt: '2026-11-20T00:00:00Z', updatedAt: '2026-11-21T00:00:00Z' };
    expect(tagsOf({ ...page, facts: { ...page.facts, isArticle: true, ...dates } })).toMatchObject({
      'og:type': 'article',
      'article:published_time': dates.publishedAt,
      'article:modified_time': dates.updatedAt,
    });
  });
});
