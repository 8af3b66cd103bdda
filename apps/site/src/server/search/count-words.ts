import { unspaced } from '../../shared/search/split-words.ts';
import { indexWords } from './index-words.ts';

/** Words in the order in which they first come, each with how often it stands there. */
type Counts = ReadonlyMap<string, number>;
export type CountedWords = readonly (readonly [word: string, times: number])[];

function count(text: string, language: string): Counts {
  const counts = new Map<string, number>();
  for (const word of indexWords(text, language)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

interface Counted {
  readonly counts: Counts;
  readonly words: CountedWords;
}

const spacedTexts = new Map<string, Counted>();

function countSpaced(text: string, language: string): Counted {
  const known = spacedTexts.get(text);
  if (known !== undefined) return known;
  const counts = count(text, language);
  const counted = { counts, words: [...counts] };
  spacedTexts.set(text, counted);
  return counted;
}

/**
 * How often each word of a text stands in it, in the order in which they first come. What follows the first line, which says in the reader's
 * language where the text stands, is counted once for all languages that show it.
 */
export function countWords(text: string, language: string): CountedWords {
  const cut = text.indexOf('\n') + 1;
  const rest = text.slice(cut);
  if (cut === 0 || unspaced.test(rest)) return [...count(text, language)];
  const first = count(text.slice(0, cut), language);
  const { counts, words } = countSpaced(rest, language);
  return [
    ...[...first].map(([word, times]) => [word, times + (counts.get(word) ?? 0)] as const),
    ...words.filter(([word]) => !first.has(word)),
  ];
}
