import { siteConfig } from '@onepoint/site-config';
import { changelogPath } from '../changelog/changelog-path.ts';
import { link } from '../head/markup.ts';
import { feedPaths } from './feed-paths.ts';

/** What a page says of the feeds: the home page, where people look for them, and the pages that the feeds are made of. */
export function feedsOf(pathname: string): string[] {
  if (pathname !== '/' && pathname !== changelogPath && !pathname.startsWith(`${changelogPath}/`)) return [];
  const title = ` title="${siteConfig.name}"`;
  return [
    link('alternate', feedPaths.rss, ` type="application/rss+xml"${title}`),
    link('alternate', feedPaths.json, ` type="application/feed+json"${title}`),
  ];
}
