import MiniSearch, { type SearchResult } from 'minisearch';
import {
  type SearchGroup,
  type SearchResultFields,
  searchGroups,
  type SearchEntry,
  searchIndexPath,
  searchOptions,
} from '../../../shared/search/search-options.ts';

export type SearchIndex = MiniSearch<SearchEntry>;

const held = new Map<string, Promise<SearchIndex>>();
/** An index has hundreds of kilobytes, which take a long time on a slow connection. */
const timeoutMs = 30_000;

async function fetchSearchIndex(language: string): Promise<SearchIndex> {
  const response = await fetch(searchIndexPath(language), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The search index answered ${String(response.status)}`);
  return MiniSearch.loadJSON(await response.text(), searchOptions(language));
}

/** Fetches the index of a language once. Failures are not cached: the next call retries. */
export async function loadSearchIndex(language: string): Promise<SearchIndex> {
  const index = held.get(language) ?? fetchSearchIndex(language);
  held.set(language, index);
  index.catch(() => held.delete(language));
  return index;
}

function parseResultFields(value: unknown): SearchResultFields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, description, href, group } = value as Partial<Record<keyof SearchResultFields, unknown>>;
  const known = searchGroups.find((name) => name === group);
  if (typeof title !== 'string' || typeof description !== 'string' || typeof href !== 'string' || known === undefined) return undefined;
  return { title, description, href, group: known };
}

const resultsPerGroupMax = 6;

interface FoundPage extends SearchResultFields {
  /** Matched words of the page, folded. */
  terms: readonly string[];
}

export interface FoundGroup {
  /** Null for suggestions. */
  group: SearchGroup | null;
  pages: readonly FoundPage[];
}

/** Pages that lack a word of the query need this share of the best score. */
const leastShare = 0.2;

/** Pages with every word of a query, and good matches with some of them, because questions have more words than pages match. Best first. */
function search(index: SearchIndex, query: string): readonly SearchResult[] {
  const withEvery = new Set(index.search(query).map(({ id }): unknown => id));
  const withSome = index.search(query, { combineWith: 'OR' });
  const least = (withSome[0]?.score ?? 0) * leastShare;
  return withSome.filter(({ id, score }) => score >= least || withEvery.has(id));
}

/** Search results in groups, best group first. */
export function findPages(index: SearchIndex, query: string): FoundGroup[] {
  const found = search(index, query).flatMap((result): FoundPage[] => {
    const fields = parseResultFields(result);
    return fields === undefined ? [] : [{ ...fields, terms: result.terms }];
  });
  const groups = Map.groupBy(found, ({ group }) => group);
  return [...groups].map(([group, pages]) => ({ group, pages: pages.slice(0, resultsPerGroupMax) }));
}

const oftenLookedFor = ['/docs/quick-start', '/docs/methods', '/docs/errors', '/docs/limits', '/pricing'];

export function suggestPages(index: SearchIndex): FoundGroup[] {
  const pages = oftenLookedFor.flatMap((id): FoundPage[] => {
    const fields = parseResultFields(index.getStoredFields(id));
    return fields === undefined ? [] : [{ ...fields, terms: [] }];
  });
  return pages.length === 0 ? [] : [{ group: null, pages }];
}
