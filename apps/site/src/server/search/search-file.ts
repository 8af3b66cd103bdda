import type { SearchEntry } from '../../shared/search/search-entry.ts';
import { searchIndexPath } from '../../shared/search/search-options.ts';
import type { SiteFile } from '../files/site-file.ts';
import { writeIndex } from './write-index.ts';

/** The index that the search of a language loads, written where it looks for it. */
export function searchFile(entries: readonly SearchEntry[], language: string): SiteFile {
  return { path: searchIndexPath(language), text: writeIndex(entries, language) };
}
