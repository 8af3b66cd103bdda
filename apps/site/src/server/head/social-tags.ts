import { findLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { picturePath } from '../pictures/picture-path.ts';
import type { PageSubject } from '../structured-data/page-subject.ts';
import { meta, property } from './markup.ts';

/** Size of every picture of a page; that of the site has it too. */
const pictureSize = { widthPx: 1200, heightPx: 630 };
const ogLocaleDefault = 'en_US';

export interface SocialTagsParameters {
  heading: string;
  description: string;
  noindex?: boolean | undefined;
  /** Path without language prefix of the page whose text it is, and the language of the text. */
  pathname: string;
  language: string;
  /** Languages in which that page exists. */
  written: readonly string[];
  updatedAt?: string | null | undefined;
  subject?: PageSubject | undefined;
}

/** The account that publishes, as X names it: `@name`. */
const account = new URL(siteConfig.socialLinks.twitter).pathname.replace('/', '@');
const ogLocaleOf = (language: string): string => findLanguage(language)?.ogLocale ?? ogLocaleDefault;

function articleTags({ subject, updatedAt }: SocialTagsParameters): string[] {
  const modified = updatedAt === null || updatedAt === undefined ? [] : [property('article:modified_time', updatedAt)];
  if (subject?.type === 'post') return [property('article:published_time', subject.publishedAt), ...modified];
  return subject?.type === 'guide' ? modified : [];
}

/**
 * What a link to the page is shown with. https://ogp.me; X reads title, text and picture from the same properties:
 * https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started
 */
export function socialTags(parameters: SocialTagsParameters): string[] {
  const { heading, description, noindex = false, pathname, language, written, subject } = parameters;
  const isArticle = subject?.type === 'guide' || subject?.type === 'post';
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
    ...written.filter((code) => code !== language).map((code) => property('og:locale:alternate', ogLocaleOf(code))),
    ...articleTags(parameters),
    meta('twitter:card', siteConfig.socialCard),
    meta('twitter:site', account),
  ];
}
