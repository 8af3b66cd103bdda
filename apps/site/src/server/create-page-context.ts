import { createTranslator, type LanguageCode } from '@onepoint/i18n';
import { siteUrl } from '@onepoint/site-config';
import type { PageId } from '../app/pages.ts';
import type { PageContext } from '../shared/page-context.ts';
import { readDictionaries, siteLanguages } from './dictionaries.ts';
import { noPageData, type ReadPageData } from './page-data/page-data-source.ts';
import { pageFactsOf, type PageParts, type PageRequest } from './page-source.ts';
import { pageSources } from './page-sources.ts';
import { selectTexts } from './page-texts.ts';

export interface LoadedPage {
  context: PageContext;
  parts: PageParts;
  request: PageRequest;
}

type ReadPage = Omit<LoadedPage, 'context'>;

/** Reads the parts of a page, or undefined if its route has no such page. `pathname` is without language prefix. */
export async function readPage(
  pageId: PageId,
  pathname: string,
  language: string,
  readData: ReadPageData = noPageData,
): Promise<ReadPage | undefined> {
  const translate = createTranslator(language, await readDictionaries(language as LanguageCode));
  const request: PageRequest = { pathname, language, translate, readData };
  const parts = await pageSources[pageId].read(request);
  return parts && { parts, request };
}

/** Collects everything that a page is rendered from, or undefined if its route has no such page. */
export async function createPageContext(...page: Parameters<typeof readPage>): Promise<LoadedPage | undefined> {
  const [pageId, pathname, language] = page;
  const read = await readPage(...page);
  if (read === undefined) return undefined;
  const context: PageContext = {
    pageId,
    origin: siteUrl(),
    locale: language,
    urlLogical: pathname,
    searchParameters: {},
    facts: pageFactsOf(read.parts),
    languages: siteLanguages,
    translations: selectTexts(await readDictionaries(language as LanguageCode), pageId),
    data: { year: new Date().getFullYear() },
    content: read.parts.content,
  };
  return { ...read, context };
}
