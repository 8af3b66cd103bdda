import type { SearchResult } from 'minisearch';
import type { SearchGroup, SearchResultFields } from '../../../shared/search/search-entry.ts';
import { parseResultFields, type SearchIndex } from './load-search-index.ts';

/** Of a group that has more, the best. */
const resultsPerGroupMax = 6;

export interface FoundPage extends SearchResultFields {
  /** Words of the page that were meant, folded. */
  terms: readonly string[];
}

export interface FoundGroup {
  /** Null for pages that were not asked for. */
  group: SearchGroup | null;
  pages: readonly FoundPage[];
}

/** A page that lacks a word of the query is worth showing from this part of the best one's score on. */
const leastShare = 0.2;

/** Pages with every word of a query, and those that mean it in other words: whoever asks a question says more than a page does. Best first. */
function search(index: SearchIndex, query: string): readonly SearchResult[] {
  const withEvery = new Set(index.search(query).map(({ id }): unknown => id));
  const withSome = index.search(query, { combineWith: 'OR' });
  const least = (withSome[0]?.score ?? 0) * leastShare;
  return withSome.filter(({ id, score }) => score >= least || withEvery.has(id));
}

/** Pages of an index that a query means, the best group first. */
export function findPages(index: SearchIndex, query: string): FoundGroup[] {
  const found = search(index, query).flatMap((result): FoundPage[] => {
    const fields = parseResultFields(result);
    return fields === undefined ? [] : [{ ...fields, terms: result.terms }];
  });
  const groups = Map.groupBy(found, ({ group }) => group);
  return [...groups].map(([group, pages]) => ({ group, pages: pages.slice(0, resultsPerGroupMax) }));
}

const oftenLookedFor = ['/docs/quick-start', '/docs/methods', '/docs/errors', '/docs/limits', '/pricing'];

/** What is offered before anything is typed. */
export function suggestPages(index: SearchIndex): FoundGroup[] {
  const pages = oftenLookedFor.flatMap((id): FoundPage[] => {
    const fields = parseResultFields(index.getStoredFields(id));
    return fields === undefined ? [] : [{ ...fields, terms: [] }];
  });
  return pages.length === 0 ? [] : [{ group: null, pages }];
}
