import type { Options } from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { splitWords } from './split-words.ts';

/** Mistakes that are forgiven, in letters. Shorter words have too many neighbours; two letters that changed places are two. */
function mistakesMax({ length }: string): number | false {
  if (length < 4) return false;
  return length < 7 ? 1 : 2;
}

/** What pages are found by, in the order in which an index has it. */
export const searchFields = ['title', 'words', 'description', 'text'] as const;

const titleBoost = 6;
/** Few pages have words, so that the length of theirs counts against them; and one word alone means its subject, not an error that is named after it. */
const wordsBoost = 20;
const descriptionBoost = 2;

/** How an index is written and asked: both sides must agree. Every word is looked for as a beginning, and long ones with a mistake. */
export function searchOptions(language: string): Options<SearchEntry> {
  return {
    fields: [...searchFields],
    storeFields: ['title', 'description', 'group', 'href'],
    tokenize: (text) => splitWords(text, language),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: mistakesMax,
      // A page with the word itself comes before a title with a neighbour of it.
      weights: { prefix: 0.375, fuzzy: 0.05 },
      boost: { title: titleBoost, words: wordsBoost, description: descriptionBoost },
    },
  };
}

/** Address of a language's index. */
export const searchIndexPath = (language: string): string => `/search/${language}.json`;
