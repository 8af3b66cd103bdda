import MiniSearch from 'minisearch';
import { searchGroups, type SearchEntry, type SearchResultFields } from '../../../shared/search/search-entry.ts';
import { searchIndexPath, searchOptions } from '../../../shared/search/search-options.ts';

export type SearchIndex = MiniSearch<SearchEntry>;

const held = new Map<string, Promise<SearchIndex>>();

async function fetchSearchIndex(language: string): Promise<SearchIndex> {
  const response = await fetch(searchIndexPath(language));
  if (!response.ok) throw new Error(`The search index answered ${String(response.status)}`);
  return MiniSearch.loadJSON(await response.text(), searchOptions(language));
}

/** The index of a language, fetched once; after that searching needs no network. A failure is not kept: the next call tries again. */
export async function loadSearchIndex(language: string): Promise<SearchIndex> {
  const index = held.get(language) ?? fetchSearchIndex(language);
  held.set(language, index);
  index.catch(() => held.delete(language));
  return index;
}

/** What an index keeps of a page, or undefined where it keeps something else. */
export function parseResultFields(value: unknown): SearchResultFields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, description, href, group } = value as Partial<Record<keyof SearchResultFields, unknown>>;
  const known = searchGroups.find((name) => name === group);
  if (typeof title !== 'string' || typeof description !== 'string' || typeof href !== 'string' || known === undefined) return undefined;
  return { title, description, href, group: known };
}
