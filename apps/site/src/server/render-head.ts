import { referralScript } from '@onepoint/app-state/referral-script';
import { themeScript } from '@onepoint/app-state/theme-script';
import { siteConfig } from '@onepoint/site-config';
import { link, meta } from '../shared/head/head-tag.ts';
import { pageTags } from '../shared/head/page-tags.ts';
import type { PageContext } from '../shared/page-context.ts';
import { entryLanguageScript } from './entry-language-script.ts';
import { renderTag, script, titleElement } from './head/markup.ts';
import type { StructuredData } from './structured-data/structured-data.ts';
import { readerScript } from './reader-script.ts';

export interface RenderHeadParameters {
  context: PageContext;
  structuredData?: StructuredData | undefined;
}

/** Markup of `<head>`: the theme before the first paint, then what browsers, search and social networks read. */
export function renderHead({ context, structuredData }: RenderHeadParameters): string {
  const { locale, languages, urlLogical } = context;
  const redirects = urlLogical === '/' && locale === 'en' && languages.length > 1;
  const entry = redirects ? entryLanguageScript(languages) : '';
  return [
    renderTag(meta('theme-color', siteConfig.themeColors.light)),
    script(`${entry}${referralScript}${themeScript}${readerScript}`),
    titleElement(siteConfig.title),
    renderTag(meta('keywords', siteConfig.keywords.join(', '))),
    ...pageTags(context).map(renderTag),
    renderTag(link('icon', '/favicon.svg', { type: 'image/svg+xml' })),
    // Data, not a script: no policy asks for its hash.
    ...(structuredData === undefined ? [] : [script(JSON.stringify(structuredData), 'application/ld+json')]),
  ].join('');
}
