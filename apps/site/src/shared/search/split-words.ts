/** Latin letters with a stroke or without a dot do not decompose. */
const undecomposed: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ø: 'o', ł: 'l' };

/** Folds case, accents, and widths. Voiced kana and Korean syllables don't change. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[đıøł]/g, (letter) => undecomposed[letter] ?? letter);
}

/** Scripts without spaces between words, which need a dictionary. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

const partStart = /(?<=[_.:'])(?=[^_.:'])|(?<=[a-z\d])(?=[A-Z])/;

/** Parts and suffixes of a name in code: `eth_getBalance` is also `eth`, `getBalance`, `get`, `balance`. */
function partsOf(word: string): string[] {
  const pieces = word.split(partStart);
  const tails = pieces.map((_piece, index) => pieces.slice(index).join(''));
  return [...new Set([...tails, ...pieces.map((piece) => piece.replace(/[_.:']+$/, ''))])];
}

/** All forms of a word. Browsers segment unspaced words differently, so their characters count, too. */
function unfoldedFormsOf(word: string): string[] {
  if (unspaced.test(word)) return [word, ...Array.from(word)];
  return partsOf(word);
}

const formsOf = (word: string): readonly string[] => unfoldedFormsOf(word).map(foldText);

/**
 * Splits a text into folded words for the index. Words may repeat.
 *
 * @param language code of the main language of the text
 * @param formsOfWord `formsOf`, or a memoized version of it
 */
export function splitWords(text: string, language: string, formsOfWord = formsOf): string[] {
  return [...segmenterOf(language).segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .flatMap(({ segment }) => formsOfWord(segment));
}
