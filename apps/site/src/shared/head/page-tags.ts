import { defaultLanguage, findLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { documentTitle, siteConfig, siteUrl } from '@onepoint/site-config';
import { changelogPath, feedPaths, picturePath, statusFeedPaths, statusPath } from '../site-paths.ts';

/** Metadata of a page for search engines and link previews. */
export interface PageFacts {
  readonly heading: string;
  readonly description: string;
  /** Keeps the page out of search; it has no canonical address then. */
  readonly noindex?: true;
  /** Path without language prefix of the page that this one is a variant of. */
  readonly canonical?: string;
  /** Languages that the page's own text exists in, if not all. */
  readonly writtenIn?: readonly string[];
  readonly isArticle?: true;
  /** ISO 8601. */
  readonly publishedAt?: string;
  /** ISO 8601. */
  readonly updatedAt?: string;
}

/** The part of a page context that `<head>` is made from. */
export interface DescribedPage {
  readonly locale: string;
  readonly languages: readonly string[];
  /** Path without language prefix. */
  readonly urlLogical: string;
  readonly facts: PageFacts;
}

export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { property: name, content } });
export const link = (rel: string, href: string, rest: Readonly<Record<string, string>> = {}): HeadTag => ({
  name: 'link',
  attributes: { rel, href, ...rest },
});

/** The title of a page in `<title>`: its heading and the title of the site; on the home page only the latter. */
export const pageTitle = ({ urlLogical, facts }: Pick<DescribedPage, 'urlLogical' | 'facts'>): string =>
  documentTitle(urlLogical === '/' ? undefined : facts.heading);

/** The tags that describe a page to machines: description, canonical address, languages, link preview, feeds. */
export function pageTags({ locale, languages, urlLogical, facts }: DescribedPage): HeadTag[] {
  const written = facts.writtenIn ?? languages;
  // A page whose text is not translated is the same page in a translated frame: its canonical address is that of the text.
  const language = written.includes(locale) ? locale : defaultLanguage;
  const pathname = facts.canonical ?? urlLogical;
  const address = (code: string): string => siteUrl() + localePath(pathname, code);
  const alternates = [
    link('canonical', address(language)),
    ...(written.length > 1 ? written.map((code) => link('alternate', address(code), { hreflang: code })) : []),
    link('alternate', address(defaultLanguage), { hreflang: 'x-default' }),
  ];
  return [
    meta('description', facts.description),
    ...(facts.noindex ? [meta('robots', 'noindex')] : alternates),
    ...socialTags({ facts, pathname, language }),
    ...feedLinks(urlLogical),
  ];
}

/**
 * The tags for link previews (https://ogp.me). X reads title, text and image from the same properties.
 *
 * @param page `pathname` (without language prefix) and `language` are those of the page's text
 */
export function socialTags({ facts, pathname, language }: { facts: PageFacts; pathname: string; language: string }): HeadTag[] {
  const { heading, description, noindex, isArticle, publishedAt, updatedAt } = facts;
  return [
    property('og:type', isArticle ? 'article' : 'website'),
    ...(noindex ? [] : [property('og:url', siteUrl() + localePath(pathname, language))]),
    property('og:site_name', siteConfig.name),
    property('og:title', heading),
    property('og:description', description),
    property('og:image', siteUrl() + (noindex ? siteConfig.image : picturePath(pathname, language))),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', heading),
    property('og:locale', findLanguage(language)?.ogLocale ?? 'en_US'),
    ...(publishedAt === undefined ? [] : [property('article:published_time', publishedAt)]),
    ...(updatedAt === undefined ? [] : [property('article:modified_time', updatedAt)]),
    meta('twitter:card', siteConfig.socialCard),
    meta('twitter:site', new URL(siteConfig.socialLinks.twitter).pathname.replace('/', '@')),
  ];
}

/** Links to the feeds, on the home page and on the pages with the same content. */
function feedLinks(pathname: string): HeadTag[] {
  const isStatus = pathname === statusPath;
  if (!isStatus && pathname !== '/' && pathname !== changelogPath && !pathname.startsWith(`${changelogPath}/`)) return [];
  const { rss, json } = isStatus ? statusFeedPaths : feedPaths;
  const title = siteConfig.name;
  return [
    link('alternate', rss, { type: 'application/rss+xml', title }),
    link('alternate', json, { type: 'application/feed+json', title }),
  ];
}
