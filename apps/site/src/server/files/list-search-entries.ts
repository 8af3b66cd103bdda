import type { Dictionary, LanguageCode } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { pages, type PageId } from '../../app/pages.ts';
import type { SearchEntry } from '../../shared/search/search-options.ts';
import { readPage } from '../create-page-context.ts';
import { readDictionaries } from '../dictionaries.ts';
import { pageSources } from '../page-sources.ts';
import { selectTexts } from '../page-texts.ts';

const textsOf = (dictionary: Dictionary): string[] =>
  Object.values(dictionary).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

/**
 * The search entries of all pages of a language. Pages without a search text are found by the texts they show. `searchWords` of `docs_nav` adds synonyms by
 * the last segment of a path.
 */
export async function listSearchEntries(language: string): Promise<SearchEntry[]> {
  const entries = pages.flatMap(({ id }) => pageSources[id].listPaths().map((path) => ({ pageId: id, path })));
  const dictionaries = await readDictionaries(language as LanguageCode);
  const { searchWords } = dictionaries.docs_nav ?? {};
  const wordsOf = (path: string): string => {
    const words = typeof searchWords === 'object' ? searchWords[path.split('/').at(-1) ?? ''] : undefined;
    return typeof words === 'string' ? words : '';
  };
  const shownBy = (pageId: PageId): string => {
    const { error: _error, ...texts } = selectTexts(dictionaries, pageId).page ?? {};
    return textsOf(texts).join('\n');
  };
  const read = await Promise.all(
    entries.map(async ({ pageId, path }): Promise<SearchEntry[]> => {
      const page = await readPage(pageId, path, language);
      if (page === undefined || page.parts.noindex === true) return [];
      const { heading, description, search } = page.parts;
      const { group, text } = search ?? { group: 'pages', text: shownBy(pageId) };
      return [{ id: path, title: heading, words: wordsOf(path), description, group, href: localePath(path, language), text }];
    }),
  );
  return read.flat();
}
