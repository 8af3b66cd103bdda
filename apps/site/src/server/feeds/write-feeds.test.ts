import { expect, it } from 'vitest';
import type { Feed } from './feed.ts';
import { writeFeeds } from './write-feeds.ts';

const feed: Feed = {
  title: 'Onepoint: "Incidents" & more',
  description: 'What has happened',
  url: 'https://example.com/service-status',
  origin: 'https://example.com',
  paths: { rss: '/feed.xml', json: '/feed.json' },
  language: 'en',
  items: [
    {
      url: 'https://example.com/service-status#a',
      title: 'Slow <sign-in>',
      summary: 'For 40 minutes',
      html: '<p>See <a href="/docs/errors">errors</a> ]]> and more</p>',
      publishedAt: '2026-11-20T10:00:00.000Z',
      updatedAt: null,
    },
  ],
};
const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
const textOf = (feedToWrite: Feed, path: string) => writeFeeds(feedToWrite).find((file) => file.path === path)?.text ?? '';

it('writes RSS that an XML parser reads back as it was said', () => {
  const xml = parse(textOf(feed, '/feed.xml'));
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.querySelector('channel > title')?.textContent).toBe(feed.title);
  expect(xml.querySelector('item > title')?.textContent).toBe('Slow <sign-in>');
  expect(xml.querySelector('item > pubDate')?.textContent).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  expect(xml.getElementsByTagName('content:encoded')[0]?.textContent).toBe(
    '<p>See <a href="https://example.com/docs/errors">errors</a> ]]> and more</p>',
  );
});

it('writes a JSON feed of the same', () => {
  expect(JSON.parse(textOf(feed, '/feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://example.com/feed.json',
    items: [{ id: 'https://example.com/service-status#a', date_published: '2026-11-20T10:00:00.000Z' }],
  });
});

it('is whole without items, and tells of no more than fifty', () => {
  const empty = { ...feed, items: [] };
  expect(parse(textOf(empty, '/feed.xml')).querySelector('parsererror')).toBeNull();
  expect(JSON.parse(textOf(empty, '/feed.json'))).toMatchObject({ items: [] });
  const [item] = feed.items;
  const many = { ...feed, items: Array.from({ length: 80 }, () => item).filter((each) => each !== undefined) };
  expect(parse(textOf(many, '/feed.xml')).querySelectorAll('item')).toHaveLength(50);
});
