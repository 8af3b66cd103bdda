import { ownerOf } from '@onepoint/navigation';
import type { ArticleLink } from '../../../vite/content/article.ts';
import { ContentError } from '../../../vite/content/content-error.ts';

export interface LinkedArticle {
  /** Source file from the site's folder. */
  file: string;
  /** Path without language prefix. */
  path: string;
  anchors: readonly string[];
  links: readonly ArticleLink[];
}

/** Parts of servers that articles may name. */
const serverPages = new Set(['/api/reference', '/api/openapi.json']);
const schemes = new Set(['http:', 'https:', 'mailto:']);
const base = 'http://site.invalid';

/**
 * Refuses links that lead nowhere: to a page that does not exist, or to a part of an article that has no such heading.
 *
 * @param articles all articles
 * @param paths paths without language prefix of all pages and files of the site
 * @throws {ContentError} naming file and line of the first
 */
export function checkLinks(articles: readonly LinkedArticle[], paths: ReadonlySet<string>): void {
  const anchorsOf = new Map(articles.map(({ path, anchors }) => [path, new Set(anchors)]));
  for (const { file, path, links } of articles) {
    for (const { href, line } of links) {
      const url = URL.parse(href, base + path);
      if (url === null || !schemes.has(url.protocol)) throw new ContentError(file, line, `has a link that is no address: ${href}`);
      if (url.origin !== base) continue;
      const owner = ownerOf(url.pathname);
      if (owner === 'server' ? !serverPages.has(url.pathname) : owner === 'site' && !paths.has(url.pathname)) {
        throw new ContentError(file, line, `links to ${href}, and there is no such page`);
      }
      const anchors = anchorsOf.get(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor !== '' && anchors?.has(anchor) === false)
        throw new ContentError(file, line, `links to ${href}, and there is no such heading`);
    }
  }
}
