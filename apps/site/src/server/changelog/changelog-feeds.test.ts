import { siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { changelogFeeds } from './changelog-feeds.ts';
import type { Post } from './posts.ts';

const post = (slug: string, own: Partial<Post> = {}): Post => ({
  file: `content/changelog/${slug}.mdx`,
  path: `/docs/changelog/${slug}`,
  title: 'Keys & <limits>',
  description: 'What is new.',
  draft: false,
  html: '<p>See <a href="/docs/a">a</a>.</p>',
  markdown: '',
  anchors: [],
  links: [],
  publishedAt: '2026-11-21T00:00:00Z',
  updatedAt: null,
  ...own,
});

it('both feeds have every post except drafts, with its URL', async () => {
  const [rss, json] = await changelogFeeds([post('b'), post('draft', { draft: true }), post('a')]);
  const document = new DOMParser().parseFromString(rss?.text ?? '', 'application/xml');
  const addresses = ['b', 'a'].map((slug) => `${siteUrl()}/docs/changelog/${slug}`);
  expect(rss?.path).toBe('/feed.xml');
  expect([...document.querySelectorAll('item > guid')].map((guid) => guid.textContent)).toEqual(addresses);
  expect([...document.querySelectorAll('item > title')].map((title) => title.textContent)).toEqual(['Keys & <limits>', 'Keys & <limits>']);
  const feed = JSON.parse(json?.text ?? '') as { items: { id: string }[] };
  expect(json?.path).toBe('/feed.json');
  expect(feed.items.map(({ id }) => id)).toEqual(addresses);
});
