import type { SiteFile } from '../files/site-file.ts';

/** A feed, independent of its format. */
export interface Feed {
  title: string;
  description: string;
  /** URL of the page with the same items. */
  url: string;
  /** Origin of relative URLs in the items' markup. */
  origin: string;
  paths: { rss: string; json: string };
  language: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

interface FeedItem {
  /** URL, which is also the item's ID. */
  url: string;
  title: string;
  summary: string;
  html: string;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601; null if it never changed. */
  updatedAt: string | null;
}

/** A feed as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
function toJsonFeed({ title, description, url, origin, paths, language, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: url,
    feed_url: origin + paths.json,
    icon: `${origin}/favicon.svg`,
    language,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.publishedAt,
      ...(item.updatedAt === null ? {} : { date_modified: item.updatedAt }),
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A date in RFC 822 format with a four-digit year. */
const rssDate = (date: string | number): string => new Date(date).toUTCString();

/** A CDATA section cannot contain its own end. */
const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function toItem({ url, title, summary, html, publishedAt }: FeedItem): string {
  const parts = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(url)}</link>`,
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    `<pubDate>${rssDate(publishedAt)}</pubDate>`,
    `<description>${escapeXml(summary)}</description>`,
    `<content:encoded>${cdata(html)}</content:encoded>`,
  ];
  return `<item>${parts.join('')}</item>`;
}

/** A feed as RSS 2.0: https://www.rssboard.org/rss-specification */
function toRss({ title, description, url, origin, paths, language, items }: Feed): string {
  const changedAtMs = items.map(({ publishedAt, updatedAt }) => Date.parse(updatedAt ?? publishedAt));
  const head = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(url)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${language}</language>`,
    // The newest item is not necessarily the last one changed.
    ...(changedAtMs.length === 0 ? [] : [`<lastBuildDate>${rssDate(Math.max(...changedAtMs))}</lastBuildDate>`]),
    `<atom:link href="${escapeXml(origin + paths.rss)}" rel="self" type="application/rss+xml"/>`,
  ];
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}><channel>${[...head, ...items.map(toItem)].join('\n')}\n</channel></rss>\n`;
}

/** Feed readers poll: limit the size. */
const itemsMax = 50;
const address = /( (?:href|src)=")([/#][^"]*)"/g;

/** The files of a feed in both formats, with absolute URLs in the items. */
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
