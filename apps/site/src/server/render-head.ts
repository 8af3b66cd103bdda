import { referralScript } from '@onepoint/app-state/referral-script';
import { themeScript } from '@onepoint/app-state/theme-script';
import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import type { PageContext } from '../shared/page-context.ts';
import { entryLanguageScript } from './entry-language-script.ts';
import { feedsOf } from './files/feeds-of.ts';
import { link, meta, script, titleElement } from './head/markup.ts';
import { socialTags } from './head/social-tags.ts';
import { signedInScript } from './signed-in-script.ts';
import type { PageSubject } from './structured-data/page-subject.ts';
import type { StructuredData } from './structured-data/structured-data.ts';
import { wakeScript } from './wake-script.ts';

export interface RenderHeadParameters {
  context: PageContext;
  /** The page's own heading, for those who share a link to it. */
  heading: string;
  description: string;
  /** Keeps the page out of search, and without an address of its own. */
  noindex?: boolean | undefined;
  /** Path without language prefix of the page that this one is a view of. */
  canonical?: string | undefined;
  /** Languages in which the page's own text exists; default: all. */
  writtenIn?: readonly string[] | undefined;
  /** When its text was last changed, ISO 8601. */
  updatedAt?: string | null | undefined;
  subject?: PageSubject | undefined;
  structuredData?: StructuredData | undefined;
}

/** Markup of `<head>`: the theme before the first paint, then what browsers, search and social networks read. */
export function renderHead(parameters: RenderHeadParameters): string {
  const { context, description, noindex = false, canonical, writtenIn, structuredData } = parameters;
  const { locale, languages, urlLogical } = context;
  const written = writtenIn ?? languages;
  // A frame in another language around the same text is not another page: its address is that of the text.
  const addressed = written.includes(locale) ? locale : defaultLanguage;
  const logical = canonical ?? urlLogical;
  const address = (language: string): string => siteUrl() + localePath(logical, language);
  const redirects = urlLogical === '/' && locale === 'en' && languages.length > 1;
  const alternates = [
    link('canonical', address(addressed)),
    ...(written.length > 1 ? written.map((code) => link('alternate', address(code), ` hreflang="${code}"`)) : []),
    link('alternate', address(defaultLanguage), ' hreflang="x-default"'),
  ];
  return [
    ...(redirects ? [script(entryLanguageScript(languages))] : []),
    meta('theme-color', siteConfig.themeColors.light),
    script(`${referralScript}${themeScript}${signedInScript}${wakeScript}`),
    titleElement(siteConfig.title),
    meta('description', description),
    meta('keywords', siteConfig.keywords.join(', ')),
    ...(noindex ? [meta('robots', 'noindex')] : alternates),
    ...socialTags({ ...parameters, pathname: logical, language: addressed, written }),
    ...feedsOf(urlLogical),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    // Data, not a script: no policy asks for its hash.
    ...(structuredData === undefined ? [] : [script(JSON.stringify(structuredData), 'application/ld+json')]),
  ].join('');
}
