import { siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import type { DescribedPage } from './page-facts.ts';
import { pageTags } from './page-tags.ts';

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

it('names the address of the page in each language it is written in', () => {
  expect(linksOf(page)).toEqual([
    'canonical  /zh/docs/a',
    'alternate en /docs/a',
    'alternate zh /zh/docs/a',
    'alternate x-default /docs/a',
  ]);
});

it('names the address of the text where only the frame is in another language', () => {
  expect(linksOf({ ...page, facts: { ...page.facts, writtenIn: ['en'] } })).toEqual(['canonical  /docs/a', 'alternate x-default /docs/a']);
});

it('names the page that it is a view of', () => {
  expect(linksOf({ ...page, urlLogical: '/networks', facts: { ...page.facts, canonical: '/chains' } })[0]).toBe('canonical  /zh/chains');
});

it('names no address where it is kept out of search', () => {
  expect(linksOf({ ...page, facts: { ...page.facts, noindex: true } })).toEqual([]);
});

it('names the feeds where they belong', () => {
  expect(linksOf({ ...page, urlLogical: '/docs/changelog' }).filter((link) => link.includes('feed'))).toHaveLength(2);
  const ofIncidents = linksOf({ ...page, urlLogical: '/service-status' }).filter((link) => link.includes('feed'));
  expect(ofIncidents.map((link) => /\/service-status\/feed\.\w+/.exec(link)?.[0])).toEqual([
    '/service-status/feed.xml',
    '/service-status/feed.json',
  ]);
  expect(linksOf(page).filter((link) => link.includes('feed'))).toEqual([]);
});
