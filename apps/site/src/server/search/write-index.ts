import type { AsPlainObject } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { SearchEntry } from '../../shared/search/search-entry.ts';
import { countWords } from './count-words.ts';

const fields = ['title', 'description', 'text'] as const;

/** By place of the field, then by number of the page: how often a word stands there. */
type Occurrences = Record<number, Record<number, number>>;

/**
 * The index of pages as `JSON.stringify` writes that of a `MiniSearch` with `searchOptions` to which they were added, byte for byte (its test
 * holds that). MiniSearch walks its tree for every word that it meets; here words are counted first, and the tree sees each once.
 */
export function writeIndex(entries: readonly SearchEntry[], language: string): string {
  const terms = new Map<string, Occurrences>();
  const averageFieldLength: number[] = [];
  const fieldLength = entries.map((entry, page) =>
    fields.map((field, place) => {
      const counts = countWords(entry[field], language);
      for (const [term, count] of counts) {
        if (term === '') continue;
        const occurrences = terms.get(term) ?? {};
        terms.set(term, occurrences);
        (occurrences[place] ??= {})[page] = count;
      }
      averageFieldLength[place] = ((averageFieldLength[place] ?? 0) * page + counts.size) / (page + 1);
      return counts.size;
    }),
  );
  const written: AsPlainObject = {
    documentCount: entries.length,
    nextId: entries.length,
    documentIds: Object.fromEntries(entries.map(({ id }, page) => [page, id])),
    fieldIds: Object.fromEntries(fields.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(fieldLength.entries()),
    averageFieldLength,
    storedFields: Object.fromEntries(
      entries.map(({ title, description, group, href }, page) => [page, { title, description, group, href }]),
    ),
    dirtCount: 0,
    index: [...SearchableMap.from(terms)],
    serializationVersion: 2,
  };
  return JSON.stringify(written);
}
