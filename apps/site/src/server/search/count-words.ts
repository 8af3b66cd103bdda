import { indexWords } from './index-words.ts';

/** How often each word of a text stands in it, in the order in which they first come. */
export function countWords(text: string, language: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of indexWords(text, language)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
