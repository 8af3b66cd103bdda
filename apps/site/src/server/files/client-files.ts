import { docsIndexPath, type DocsIndexEntry } from '@onepoint/navigation';
import MiniSearch from 'minisearch';
import { searchIndexPath, searchOptions, type SearchEntry, type SearchGroup } from '../../shared/search/search-options.ts';
import { serviceStatePath } from '../../shared/site-paths.ts';
import { listErrorEntries } from '../errors/error-entries.ts';
import type { SiteFile } from './site-file.ts';

/** The search index of a language, at the address where the search dialog loads it. */
export function searchFile(entries: readonly SearchEntry[], language: string): SiteFile {
  const index = new MiniSearch(searchOptions(language));
  index.addAll(entries);
  return { path: searchIndexPath(language), text: JSON.stringify(index) };
}

const docsGroups: Readonly<Partial<Record<SearchGroup, DocsIndexEntry['group']>>> = {
  guides: 'docs',
  chains: 'docs',
  methods: 'methods',
  errors: 'errors',
};

/** "HTTP 429" → "429". */
const numberOf = (text: string): string => text.split(' ').at(-1) ?? '';

/** HTTP, JSON-RPC and wallet numbers by error code: "429 -32005". */
function errorNumbers(): ReadonlyMap<string, string> {
  const byCode = Map.groupBy(Object.values(listErrorEntries()).flat(), ({ code }) => code);
  return new Map(
    [...byCode].map(([code, entries]) => [code, [...new Set(entries.flatMap(({ numbers }) => numbers.map(numberOf)))].join(' ')]),
  );
}

/** The documentation pages for the dashboard's command palette. Without their texts, the file is much smaller than the search index. */
export function docsIndexFile(entries: readonly SearchEntry[], language: string): SiteFile {
  const numbers = errorNumbers();
  const pages = entries.flatMap(({ title, description, words, group, href }): DocsIndexEntry[] => {
    const shown = docsGroups[group];
    if (shown === undefined) return [];
    return [{ group: shown, title, description, words: [words, numbers.get(title)].filter(Boolean).join(' '), path: href }];
  });
  return { path: docsIndexPath(language), text: JSON.stringify(pages) };
}

/** State of the service on a static host, which measures nothing. The site's server replaces it with its measurements. */
export const stateFile: SiteFile = { path: serviceStatePath, text: JSON.stringify({ state: 'unknown' }) };
