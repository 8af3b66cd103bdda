import type { Dictionary } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { pages } from '../../app/pages.ts';
import type { SearchEntry } from '../../shared/search/search-entry.ts';
import { createPageContext } from '../create-page-context.ts';
import { pageSources } from '../page-sources.ts';

const textsOf = (dictionary: Dictionary): string[] =>
  Object.values(dictionary).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

/** Every page of a language that may be found, with what it is found by. Pages of texts are found by what they say. */
export async function listSearchEntries(language: string): Promise<SearchEntry[]> {
  const entries = pages.flatMap(({ id }) => pageSources[id].listPaths().map((path) => ({ pageId: id, path })));
  const read = await Promise.all(
    entries.map(async ({ pageId, path }): Promise<SearchEntry[]> => {
      const loaded = await createPageContext(pageId, path, language);
      if (loaded === undefined || loaded.parts.noindex === true) return [];
      const { heading, description, search } = loaded.parts;
      const { error: _error, ...texts } = loaded.context.translations.page ?? {};
      const { group, text } = search ?? { group: 'pages', text: textsOf(texts).join('\n') };
      return [{ id: path, title: heading, description, group, href: localePath(path, language), text }];
    }),
  );
  return read.flat();
}
