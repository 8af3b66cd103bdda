import { siteConfig } from '@onepoint/site-config';
import { changelogPath } from './changelog-path.ts';
import { feedPaths } from './feed-paths.ts';
import { link, type HeadTag } from './head-tag.ts';

/** What a page says of the feeds: the home page, where people look for them, and the pages that the feeds are made of. */
export function feedLinks(pathname: string): HeadTag[] {
  if (pathname !== '/' && pathname !== changelogPath && !pathname.startsWith(`${changelogPath}/`)) return [];
  const title = siteConfig.name;
  return [
    link('alternate', feedPaths.rss, { type: 'application/rss+xml', title }),
    link('alternate', feedPaths.json, { type: 'application/feed+json', title }),
  ];
}
