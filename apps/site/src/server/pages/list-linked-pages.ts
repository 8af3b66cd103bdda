import { createTranslator, type LanguageCode } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { pages } from '../../app/pages.ts';
import type { SearchGroup } from '../../shared/search/search-options.ts';
import { readDictionaries } from '../dictionaries.ts';
import { noPageData } from '../page-data/page-data-source.ts';
import { pageSources } from '../page-sources.ts';

interface LinkedPage {
  group: SearchGroup;
  title: string;
  href: string;
}

const held = new Map<string, Promise<LinkedPage[]>>();

async function readPages(language: string): Promise<LinkedPage[]> {
  const translate = createTranslator(language, await readDictionaries(language as LanguageCode));
  const entries = pages
    .filter(({ id }) => id !== 'gsitemap')
    .flatMap(({ id }) => pageSources[id].listPaths().map((path) => ({ id, path })));
  const read = await Promise.all(
    entries.map(async ({ id, path }): Promise<LinkedPage[]> => {
      const parts = await pageSources[id].read({ pathname: path, language, translate, readData: noPageData });
      if (parts === undefined || parts.noindex === true) return [];
      return [{ group: parts.search?.group ?? 'pages', title: parts.heading, href: localePath(path, language) }];
    }),
  );
  return read.flat();
}

/** Every page of a language except the site map itself. */
export async function listLinkedPages(language: string): Promise<LinkedPage[]> {
  const linked = held.get(language) ?? readPages(language);
  held.set(language, linked);
  return linked;
}
