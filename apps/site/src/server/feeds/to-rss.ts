import type { Feed, FeedItem } from './feed.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A date as RSS has it, RFC 822 with the year in full. */
const rssDate = (date: string | number): string => new Date(date).toUTCString();

/** The end of a CDATA section cannot stand in one. */
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
export function toRss({ title, description, url, origin, paths, language, items }: Feed): string {
  const changedAtMs = items.map(({ publishedAt, updatedAt }) => Date.parse(updatedAt ?? publishedAt));
  const head = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(url)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${language}</language>`,
    // The latest need not have changed last.
    ...(changedAtMs.length === 0 ? [] : [`<lastBuildDate>${rssDate(Math.max(...changedAtMs))}</lastBuildDate>`]),
    `<atom:link href="${escapeXml(origin + paths.rss)}" rel="self" type="application/rss+xml"/>`,
  ];
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}><channel>${[...head, ...items.map(toItem)].join('\n')}\n</channel></rss>\n`;
}
