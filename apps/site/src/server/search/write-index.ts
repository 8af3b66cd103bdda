import type { AsPlainObject } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { SearchEntry } from '../../shared/search/search-entry.ts';
import { searchFields } from '../../shared/search/search-options.ts';
import { countWords } from './count-words.ts';

/** By place of the field: JSON of the numbers of pages, each with how often a word stands there, without the braces around. */
type Occurrences = (string | undefined)[];

const writeOccurrences = (occurrences: Occurrences): string =>
  `{${occurrences.flatMap((pages, place) => (pages === undefined ? [] : [`"${String(place)}":{${pages}}`])).join(',')}}`;

/**
 * The index of pages as `JSON.stringify` writes that of a `MiniSearch` with `searchOptions` to which they were added, byte for byte (its test
 * holds that). MiniSearch walks its tree for every word that it meets; here words are counted first, and the tree sees each once. What stands
 * where is written as text at once: as objects it would be two for each word, which the engine would have to keep, and to walk.
 */
export function writeIndex(entries: readonly SearchEntry[], language: string): string {
  const terms = new Map<string, Occurrences>();
  const averageFieldLength: number[] = [];
  const fieldLength = entries.map((entry, page) =>
    searchFields.map((field, place) => {
      const words = countWords(entry[field], language);
      for (const [term, times] of words) {
        if (term === '') continue;
        let occurrences = terms.get(term);
        if (occurrences === undefined) terms.set(term, (occurrences = []));
        const before = occurrences[place];
        const occurrence = `"${String(page)}":${String(times)}`;
        occurrences[place] = before === undefined ? occurrence : `${before},${occurrence}`;
      }
      averageFieldLength[place] = ((averageFieldLength[place] ?? 0) * page + words.length) / (page + 1);
      return words.length;
    }),
  );
  const written: Omit<AsPlainObject, 'index' | 'serializationVersion'> = {
    documentCount: entries.length,
    nextId: entries.length,
    documentIds: Object.fromEntries(entries.map(({ id }, page) => [page, id])),
    fieldIds: Object.fromEntries(searchFields.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(fieldLength.entries()),
    averageFieldLength,
    storedFields: Object.fromEntries(
      entries.map(({ title, description, group, href }, page) => [page, { title, description, group, href }]),
    ),
    dirtCount: 0,
  };
  const index = [...SearchableMap.from(terms)].map(([term, occurrences]) => `[${JSON.stringify(term)},${writeOccurrences(occurrences)}]`);
  return `${JSON.stringify(written).slice(0, -1)},"index":[${index.join(',')}],"serializationVersion":2}`;
}
