import { foldText } from './fold-text.ts';

/** Scripts that write words without spaces between them: only these are cut by the dictionary of a language. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

const partStart = /(?<=[_.:'])(?=[^_.:'])|(?<=[a-z\d])(?=[A-Z])/;

/** A name in code by its parts, and by what is left of it from each: `eth_getBalance` is also `eth`, `getBalance`, `get`, `balance`. */
function partsOf(word: string): string[] {
  const pieces = word.split(partStart);
  const tails = pieces.map((_piece, index) => pieces.slice(index).join(''));
  return [...new Set([...tails, ...pieces.map((piece) => piece.replace(/[_.:']+$/, ''))])];
}

/** A word with all by which it may be looked for. Dictionaries of browsers cut unspaced words differently: their characters count too. */
function unfoldedFormsOf(word: string): string[] {
  if (unspaced.test(word)) return [word, ...Array.from(word)];
  return partsOf(word);
}

/** A word as search keeps and looks for it. */
export const formsOf = (word: string): readonly string[] => unfoldedFormsOf(word).map(foldText);

/**
 * The words of a text, folded, as search keeps and looks for them. A word may come several times.
 *
 * @param language code of the language that the text is mostly in
 * @param formsOfWord `formsOf`, or one that remembers what it gave
 */
export function splitWords(text: string, language: string, formsOfWord = formsOf): string[] {
  return [...segmenterOf(language).segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .flatMap(({ segment }) => formsOfWord(segment));
}
