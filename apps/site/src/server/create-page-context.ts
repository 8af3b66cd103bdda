import type { LanguageCode } from '@onepoint/i18n';
import { parseLanguagePrefix } from '@onepoint/navigation';
import { siteUrl } from '@onepoint/site-config';
import type { PageId } from '../app/pages.ts';
import type { PageContext } from '../shared/page-context.ts';
import { readDictionaries, siteLanguages } from './dictionaries.ts';
import { selectTexts } from './page-texts.ts';

/** Gathers what a page is rendered from. `path` still has its language prefix. */
export async function createPageContext(pageId: PageId, path: string): Promise<PageContext> {
  const { language, pathname } = parseLanguagePrefix(path, siteLanguages);
  return {
    pageId,
    host: new URL(siteUrl()).host,
    locale: language,
    urlLogical: pathname,
    languages: siteLanguages,
    translations: selectTexts(await readDictionaries(language as LanguageCode), pageId),
    data: { year: new Date().getFullYear() },
  };
}
