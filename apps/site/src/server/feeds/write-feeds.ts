import type { SiteFile } from '../files/site-file.ts';
import type { Feed } from './feed.ts';
import { toJsonFeed } from './to-json-feed.ts';
import { toRss } from './to-rss.ts';

/** Readers ask again and again: they are told of no more than this. */
const itemsMax = 50;
const address = /( (?:href|src)=")([/#][^"]*)"/g;

/** The files of a feed, one a format. Addresses in its items become whole: a reader of feeds shows them anywhere. */
export function writeFeeds(feed: Feed): SiteFile[] {
  const items = feed.items.slice(0, itemsMax).map((item) => {
    const [page = ''] = item.url.split('#');
    const wholeOf = (path: string): string => (path.startsWith('#') ? page : feed.origin) + path;
    return { ...item, html: item.html.replaceAll(address, (_all, before: string, path: string) => `${before}${wholeOf(path)}"`) };
  });
  return [
    { path: feed.paths.rss, text: toRss({ ...feed, items }) },
    { path: feed.paths.json, text: toJsonFeed({ ...feed, items }) },
  ];
}
