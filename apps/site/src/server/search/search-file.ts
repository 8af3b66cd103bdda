import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../shared/search/search-entry.ts';
import { searchIndexPath, searchOptions } from '../../shared/search/search-options.ts';
import type { SiteFile } from '../files/site-file.ts';
import { indexWords } from './index-words.ts';

/** The index that the search of a language loads, written where it looks for it. */
export function searchFile(entries: readonly SearchEntry[], language: string): SiteFile {
  const index = new MiniSearch({ ...searchOptions(language), tokenize: (text) => indexWords(text, language) });
  index.addAll(entries);
  return { path: searchIndexPath(language), text: JSON.stringify(index) };
}
