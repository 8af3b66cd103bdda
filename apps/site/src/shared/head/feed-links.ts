import { siteConfig } from '@onepoint/site-config';
import { changelogPath } from './changelog-path.ts';
import { feedPaths } from './feed-paths.ts';
import { link, type HeadTag } from './head-tag.ts';
import { statusFeedPaths, statusPath } from './status-path.ts';

const tellsWhatIsNew = (pathname: string): boolean =>
  pathname === '/' || pathname === changelogPath || pathname.startsWith(`${changelogPath}/`);

/** What a page says of the feeds: the home page, where people look for them, and the pages that the feeds are made of. */
export function feedLinks(pathname: string): HeadTag[] {
  const paths = pathname === statusPath ? statusFeedPaths : feedPaths;
  if (paths === feedPaths && !tellsWhatIsNew(pathname)) return [];
  const title = siteConfig.name;
  return [
    link('alternate', paths.rss, { type: 'application/rss+xml', title }),
    link('alternate', paths.json, { type: 'application/feed+json', title }),
  ];
}
