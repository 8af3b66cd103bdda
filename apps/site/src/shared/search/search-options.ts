import type { Options } from 'minisearch';
import { splitWords } from './split-words.ts';

/** Groups of search results in order. Their names are in `nav`: `search.groups.<id>`. */
export const searchGroups = ['guides', 'methods', 'errors', 'chains', 'pages'] as const;

export type SearchGroup = (typeof searchGroups)[number];

export interface SearchResultFields {
  title: string;
  description: string;
  group: SearchGroup;
  /** Address with its language prefix. */
  href: string;
}

export interface SearchEntry extends SearchResultFields {
  /** Path without language prefix. */
  id: string;
  /** Synonyms that readers may search for; empty for most pages. */
  words: string;
  text: string;
}

/** Tolerated typos in letters. Short words have too many similar words; swapped letters count as two. */
function mistakesMax({ length }: string): number | false {
  if (length < 4) return false;
  return length < 7 ? 1 : 2;
}

const searchFields = ['title', 'words', 'description', 'text'] as const;

const titleBoost = 6;
/** High, because few pages have synonyms and their field length lowers the score; a synonym should rank its page above error codes with that word. */
const wordsBoost = 20;
const descriptionBoost = 2;

/** Options for building and searching an index, which must be the same. Words match as prefixes, long ones with typos. */
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
      // Rank exact matches in texts above similar words in titles.
      weights: { prefix: 0.375, fuzzy: 0.05 },
      boost: { title: titleBoost, words: wordsBoost, description: descriptionBoost },
    },
  };
}

export const searchIndexPath = (language: string): string => `/search/${language}.json`;
