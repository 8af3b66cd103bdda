import { findLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { meta, property, type HeadTag } from './head-tag.ts';
import type { PageFacts } from './page-facts.ts';
import { picturePath } from './picture-path.ts';

/** Size of every picture of a page; that of the site has it too. */
const pictureSize = { widthPx: 1200, heightPx: 630 };
const ogLocaleDefault = 'en_US';

export interface SocialTagsParameters {
  facts: PageFacts;
  /** Path without language prefix of the page whose text it is, and the language of the text. */
  pathname: string;
  language: string;
}

/** The account that publishes, as X names it: `@name`. */
const account = new URL(siteConfig.socialLinks.twitter).pathname.replace('/', '@');
const ogLocaleOf = (language: string): string => findLanguage(language)?.ogLocale ?? ogLocaleDefault;

/**
 * What a link to the page is shown with. https://ogp.me; X reads title, text and picture from the same properties:
 * https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started. Other languages are told by `hreflang` alone.
 */
export function socialTags({ facts, pathname, language }: SocialTagsParameters): HeadTag[] {
  const { heading, description, noindex, isArticle, publishedAt, updatedAt } = facts;
  const image = siteUrl() + (noindex ? siteConfig.image : picturePath(pathname, language));
  return [
    property('og:type', isArticle ? 'article' : 'website'),
    ...(noindex ? [] : [property('og:url', siteUrl() + localePath(pathname, language))]),
    property('og:site_name', siteConfig.name),
    property('og:title', heading),
    property('og:description', description),
    property('og:image', image),
    property('og:image:width', String(pictureSize.widthPx)),
    property('og:image:height', String(pictureSize.heightPx)),
    property('og:image:alt', heading),
    property('og:locale', ogLocaleOf(language)),
    ...(publishedAt === undefined ? [] : [property('article:published_time', publishedAt)]),
    ...(updatedAt === undefined ? [] : [property('article:modified_time', updatedAt)]),
    meta('twitter:card', siteConfig.socialCard),
    meta('twitter:site', account),
  ];
}
