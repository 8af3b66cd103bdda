import MiniSearch from 'minisearch';
import { searchIndexPath, searchOptions, type SearchEntry } from '../../shared/search/search-options.ts';
import { serviceStatePath } from '../../shared/site-paths.ts';
import type { SiteFile } from './site-file.ts';

/** The search index of a language, at the address where the search dialog loads it. */
export function searchFile(entries: readonly SearchEntry[], language: string): SiteFile {
  const index = new MiniSearch(searchOptions(language));
  index.addAll(entries);
  return { path: searchIndexPath(language), text: JSON.stringify(index) };
}

/** State of the service on a static host, which measures nothing. The site's server replaces it with its measurements. */
export const stateFile: SiteFile = { path: serviceStatePath, text: JSON.stringify({ state: 'unknown' }) };
