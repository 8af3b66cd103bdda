import { referralScript, themeScript } from '@onepoint/app-state/head-scripts';
import { siteConfig } from '@onepoint/site-config';
import { link, meta, pageTags, pageTitle, type HeadTag } from '../../shared/head/page-tags.ts';
import type { PageContext } from '../../shared/page-context.ts';
import type { StructuredData } from './structured-data.ts';
import { entryLanguageScript, readerScript } from './head-scripts.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const renderTag = ({ name, attributes }: HeadTag): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`;

/** Markup of `<head>`: scripts that run before the first paint, then what browsers, search engines and social networks read. */
export function renderHead(context: PageContext, structuredData: StructuredData | undefined): string {
  const { locale, languages, urlLogical } = context;
  const redirects = urlLogical === '/' && locale === 'en' && languages.length > 1;
  const entry = redirects ? entryLanguageScript(languages) : '';
  // Escaped, so that no text in the JSON ends the script element.
  const json = JSON.stringify(structuredData)?.replaceAll('<', String.raw`\u003c`);
  return [
    renderTag(meta('theme-color', siteConfig.themeColors.light)),
    `<script>${entry}${referralScript}${themeScript}${readerScript}</script>`,
    `<title>${escapeHtml(pageTitle(context))}</title>`,
    renderTag(meta('keywords', siteConfig.keywords.join(', '))),
    ...pageTags(context).map(renderTag),
    renderTag(link('icon', '/favicon.svg', { type: 'image/svg+xml' })),
    json === undefined ? '' : `<script type="application/ld+json">${json}</script>`,
  ].join('');
}
