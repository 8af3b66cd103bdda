import { referralScript } from '@onepoint/app-state/referral-script';
import { themeScript } from '@onepoint/app-state/theme-script';
import { defaultLanguage, findLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import type { PageContext } from '../shared/page-context.ts';
import { entryLanguageScript } from './entry-language-script.ts';
import { signedInScript } from './signed-in-script.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}">`;
const link = (rel: string, href: string, rest = ''): string => `<link rel="${rel}" href="${escapeHtml(href)}"${rest}>`;

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
}

/** Markup of `<head>`: the theme before the first paint, then what browsers, search and social networks read. */
export function renderHead({ context, heading, description, noindex = false, canonical, writtenIn }: RenderHeadParameters): string {
  const { locale, languages, urlLogical } = context;
  const written = writtenIn ?? languages;
  // A frame in another language around the same text is not another page: its address is that of the text.
  const addressed = written.includes(locale) ? locale : defaultLanguage;
  const address = (language: string): string => siteUrl() + localePath(canonical ?? urlLogical, language);
  const redirects = urlLogical === '/' && locale === 'en' && languages.length > 1;
  const alternates = [
    link('canonical', address(addressed)),
    ...(written.length > 1 ? written.map((code) => link('alternate', address(code), ` hreflang="${code}"`)) : []),
    link('alternate', address('en'), ' hreflang="x-default"'),
    property('og:url', address(addressed)),
  ];
  return [
    ...(redirects ? [`<script>${entryLanguageScript(languages)}</script>`] : []),
    meta('theme-color', siteConfig.themeColors.light),
    `<script>${referralScript}${themeScript}${signedInScript}</script>`,
    `<title>${escapeHtml(siteConfig.title)}</title>`,
    meta('description', description),
    meta('keywords', siteConfig.keywords.join(', ')),
    ...(noindex ? [meta('robots', 'noindex')] : alternates),
    property('og:type', 'website'),
    property('og:site_name', siteConfig.name),
    property('og:title', heading),
    property('og:description', description),
    property('og:image', siteUrl() + siteConfig.image),
    property('og:locale', findLanguage(locale)?.ogLocale ?? 'en_US'),
    meta('twitter:card', siteConfig.socialCard),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
  ].join('');
}
