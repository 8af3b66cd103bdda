import { expect, it } from 'vitest';
import { type Feed, writeFeeds } from './feeds.ts';

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

it('writes RSS that an XML parser can read back', () => {
  const xml = parse(textOf(feed, '/feed.xml'));
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.querySelector('channel > title')?.textContent).toBe(feed.title);
  expect(xml.querySelector('item > title')?.textContent).toBe('Slow <sign-in>');
  expect(xml.querySelector('item > pubDate')?.textContent).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  expect(xml.getElementsByTagName('content:encoded')[0]?.textContent).toBe(
    '<p>See <a href="https://example.com/docs/errors">errors</a> ]]> and more</p>',
  );
});

it('has the date of the last change', () => {
  const [item] = feed.items;
  if (item === undefined) throw new Error('There is an item');
  const older = { ...item, publishedAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-22T08:00:00+02:00' };
  const xml = parse(textOf({ ...feed, items: [item, older] }, '/feed.xml'));
  expect(xml.querySelector('lastBuildDate')?.textContent).toBe('Sun, 22 Nov 2026 06:00:00 GMT');
});

it('makes URLs absolute, including hash links', () => {
  const [item] = feed.items;
  if (item === undefined) throw new Error('There is an item');
  const html = '<p><a href="#why">why</a> <img src="/a.png" alt=""> <a href="https://other.example/">other</a></p>';
  const written = JSON.parse(textOf({ ...feed, items: [{ ...item, html }] }, '/feed.json')) as { items: { content_html: string }[] };
  expect(written.items[0]?.content_html).toBe(
    '<p><a href="https://example.com/service-status#why">why</a> <img src="https://example.com/a.png" alt=""> <a href="https://other.example/">other</a></p>',
  );
});

it('writes a JSON feed with the same items', () => {
  expect(JSON.parse(textOf(feed, '/feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://example.com/feed.json',
    items: [{ id: 'https://example.com/service-status#a', date_published: '2026-11-20T10:00:00.000Z' }],
  });
});

it('is valid without items and limited to fifty', () => {
  const empty = { ...feed, items: [] };
  expect(parse(textOf(empty, '/feed.xml')).querySelector('parsererror')).toBeNull();
  expect(JSON.parse(textOf(empty, '/feed.json'))).toMatchObject({ items: [] });
  const [item] = feed.items;
  const many = { ...feed, items: Array.from({ length: 80 }, () => item).filter((each) => each !== undefined) };
  expect(parse(textOf(many, '/feed.xml')).querySelectorAll('item')).toHaveLength(50);
});
