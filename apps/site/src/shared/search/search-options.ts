import type { Options } from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { splitWords } from './split-words.ts';

/** Shorter words have too many neighbours. */
const fuzzyLengthMin = 5;
const titleBoost = 6;
const descriptionBoost = 2;

/** How an index is written and asked: both sides must agree. Every word must be found, as a beginning, and long ones with a mistake. */
export function searchOptions(language: string): Options<SearchEntry> {
  return {
    fields: ['title', 'description', 'text'],
    storeFields: ['title', 'description', 'group', 'href'],
    tokenize: (text) => splitWords(text, language),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < fuzzyLengthMin ? false : 0.2),
      boost: { title: titleBoost, description: descriptionBoost },
    },
  };
}

/** Address of a language's index. */
export const searchIndexPath = (language: string): string => `/search/${language}.json`;
