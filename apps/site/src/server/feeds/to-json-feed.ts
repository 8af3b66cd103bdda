import type { Feed } from './feed.ts';

/** A feed as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function toJsonFeed({ title, description, url, origin, paths, language, items }: Feed): string {
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
