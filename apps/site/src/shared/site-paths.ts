import { serviceChains } from '@onepoint/chains';
import { localePath } from '@onepoint/navigation';

/** `/docs/authentication/base`, in any language. Paths directly below `/docs/chains` are separate pages. */
const docChainPattern = new RegExp(
  String.raw`^((?:\/[a-z]{2})?\/docs(?!\/chains\/[^/]+$)(?:\/.+)?)\/(${serviceChains.map(({ slug }) => slug).join('|')})$`,
);

/** Splits a docs path, with or without language prefix, from the chain that may follow it: the same document with that chain in its samples. */
export function splitDocChain(path: string): { page: string; chain: string | null } {
  const [, page = path, chain = null] = docChainPattern.exec(path) ?? [];
  return { page, chain };
}

/** Path of the social card of a page. `pathname` is without language prefix. */
export function picturePath(pathname: string, language: string): string {
  const path = localePath(pathname, language);
  return `/social${path === '/' ? '/index' : path}.png`;
}

/** The page, with its language prefix, of a social card; undefined for other paths. */
export function pageOfPicture(file: string): string | undefined {
  const path = /^\/social(\/.*)\.png$/.exec(file)?.[1];
  return path === '/index' ? '/' : path;
}

/** The changelog, without language prefix: a part of the documentation, see ADR 0030. */
export const changelogPath = '/docs/changelog';
export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;

/** The status page, without language prefix, and its feeds of incidents. */
export const statusPath = '/service-status';
export const statusFeedPaths = { rss: `${statusPath}/feed.xml`, json: `${statusPath}/feed.json` } as const;

/** State of the service for the footer. On a static host this file says "unknown"; the site's server reports its measurements. */
export const serviceStatePath = `${statusPath}/state.json`;

/** Makes the links of Markdown absolute. */
export const wholeLinks = (markdown: string, origin: string): string => markdown.replaceAll('](/', `](${origin}/`);
