const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const lettersOf = (word: string) => Array.from(graphemes.segment(word), ({ segment }) => segment);

/** First letters of the first two words of a name, in capitals; of one word, its first two letters. */
export function avatarInitials(name: string): string {
  const [first = '', second] = name
    .trim()
    .split(/[\s._@-]+/u)
    .filter(Boolean);
  const letters = second === undefined ? lettersOf(first).slice(0, 2) : [lettersOf(first)[0], lettersOf(second)[0]];
  return letters.join('').toLocaleUpperCase();
}
