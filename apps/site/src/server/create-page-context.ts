import { createTranslator, type LanguageCode } from '@onepoint/i18n';
import { siteUrl } from '@onepoint/site-config';
import type { PageId } from '../app/pages.ts';
import type { PageContext } from '../shared/page-context.ts';
import { readDictionaries, siteLanguages } from './dictionaries.ts';
import { pageFactsOf } from './head/page-facts-of.ts';
import { noPageData } from './page-data/no-page-data.ts';
import type { ReadPageData } from './page-data/page-data-source.ts';
import { pageSources } from './page-sources.ts';
import type { PageParts, PageRequest } from './page-source.ts';
import { selectTexts } from './page-texts.ts';

export interface LoadedPage {
  context: PageContext;
  parts: PageParts;
  /** What it was made for. */
  request: PageRequest;
}

/** A page before anybody draws it. */
export type ReadPage = Omit<LoadedPage, 'context'>;

/** Reads what a page says of itself, or undefined where its route has no such page. `pathname` is without language prefix. */
export async function readPage(
  pageId: PageId,
  pathname: string,
  language: string,
  readData: ReadPageData = noPageData,
): Promise<ReadPage | undefined> {
  const dictionaries = await readDictionaries(language as LanguageCode);
  const request: PageRequest = { pathname, language, translate: createTranslator(language, dictionaries), readData };
  const parts = await pageSources[pageId].read(request);
  return parts === undefined ? undefined : { parts, request };
}

/** Gathers what a page is rendered from, or undefined where its route has no such page. `pathname` is without language prefix. */
export async function createPageContext(
  pageId: PageId,
  pathname: string,
  language: string,
  readData: ReadPageData = noPageData,
): Promise<LoadedPage | undefined> {
  const dictionaries = await readDictionaries(language as LanguageCode);
  const read = await readPage(pageId, pathname, language, readData);
  if (read === undefined) return undefined;
  const { parts, request } = read;
  const context: PageContext = {
    pageId,
    host: new URL(siteUrl()).host,
    locale: language,
    urlLogical: pathname,
    searchParameters: {},
    facts: pageFactsOf(parts),
    languages: siteLanguages,
    translations: selectTexts(dictionaries, pageId),
    data: { year: new Date().getFullYear() },
    content: parts.content,
  };
  return { context, parts, request };
}
