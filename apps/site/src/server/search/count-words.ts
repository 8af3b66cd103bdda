import { unspaced } from '../../shared/search/split-words.ts';
import { indexWords } from './index-words.ts';

type Counts = ReadonlyMap<string, number>;

function count(text: string, language: string): Counts {
  const counts = new Map<string, number>();
  for (const word of indexWords(text, language)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const spacedTexts = new Map<string, Counts>();

function countSpaced(text: string, language: string): Counts {
  const counts = spacedTexts.get(text) ?? count(text, language);
  spacedTexts.set(text, counts);
  return counts;
}

/**
 * How often each word of a text stands in it, in the order in which they first come. What follows the first line, which says in the reader's
 * language where the text stands, is counted once for all languages that show it.
 */
export function countWords(text: string, language: string): Counts {
  const cut = text.indexOf('\n') + 1;
  const rest = text.slice(cut);
  if (cut === 0 || unspaced.test(rest)) return count(text, language);
  const counts = new Map(count(text.slice(0, cut), language));
  for (const [word, times] of countSpaced(rest, language)) counts.set(word, (counts.get(word) ?? 0) + times);
  return counts;
}
