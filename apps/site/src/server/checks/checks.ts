import { ownerOf } from '@onepoint/navigation';
import * as z from 'zod';
import type { ArticleLink } from '../../../vite/content/compile-article.ts';
import { ContentError } from '../../../vite/content/content-error.ts';
import { structuredDataSchema, type StructuredData } from '../head/structured-data.ts';

export interface LinkedArticle {
  /** Source file from the site's folder. */
  file: string;
  /** Path without language prefix. */
  path: string;
  anchors: readonly string[];
  links: readonly ArticleLink[];
}

/** Server paths that articles may link to. */
const serverPages = new Set(['/api/reference', '/api/openapi.json']);
const schemes = new Set(['http:', 'https:', 'mailto:']);
const base = 'http://site.invalid';

/**
 * Rejects links to pages or headings that do not exist.
 *
 * @param articles all articles
 * @param paths paths without language prefix of all pages and files of the site
 * @throws {ContentError} naming file and line of the first broken link
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

export interface CheckedPage {
  /** Path of the page, with its language prefix. */
  path: string;
  /** Source file from the site's folder, if the page has one. */
  file?: string | undefined;
  heading: string;
  description: string;
  structuredData: StructuredData | undefined;
}

/**
 * Rejects a page without heading or description, or with invalid JSON-LD.
 *
 * @throws {ContentError} naming the source file, or the path of a page without one
 */
export function checkPage({ path, file, heading, description, structuredData }: CheckedPage): void {
  const fail = (problem: string): never => {
    throw new ContentError(file ?? `page ${path}`, 1, problem);
  };
  if (heading.trim() === '') fail('has no title');
  if (description.trim() === '') fail('has no description');
  if (structuredData === undefined) return;
  const parsed = structuredDataSchema.safeParse(structuredData);
  if (!parsed.success) fail(`has JSON-LD that is wrong: ${z.prettifyError(parsed.error)}`);
}
