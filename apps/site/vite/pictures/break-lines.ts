/** No line begins with these: closing marks of Chinese, Japanese and Korean belong to what they close. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}ーっゃゅょッャュョ]/u;

/** Particles of Japanese end a phrase. */
const particle = /^\p{sc=Hira}{1,2}$/u;

/** Splits text where a line may end. Every piece keeps the space behind it. */
export function splitPieces(text: string, language: string): readonly string[] {
  const pieces: string[] = [];
  let open = false;
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const previous = pieces.at(-1);
    const sticks =
      previous !== undefined &&
      (segment.trim() === '' || closing.test(segment) || particle.test(segment) || open || isWordPart(previous, segment));
    if (sticks) pieces[pieces.length - 1] = previous + segment;
    else pieces.push(segment);
    open = /[\p{Ps}\p{Pi}]$/u.test(segment);
  }
  return pieces;
}

/** Letters of scripts that are written with spaces hold together up to the next one. */
const isWordPart = (before: string, after: string): boolean =>
  !/\s$/.test(before) && /[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u.test(before) && /^[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(after);

/**
 * Fills lines with pieces of text.
 *
 * @param measure width of a text in the unit of `widthMax`
 * @returns the lines; a piece wider than a line has a line of its own
 */
export async function breakLines(
  pieces: readonly string[],
  widthMax: number,
  measure: (text: string) => Promise<number>,
): Promise<readonly string[]> {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && (await measure((line + piece).trimEnd())) > widthMax) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()];
}

/** As `breakLines`, in as many lines of about the same width: no line holds one word alone. */
export async function balanceLines(
  pieces: readonly string[],
  widthMax: number,
  measure: (text: string) => Promise<number>,
): Promise<readonly string[]> {
  let best = await breakLines(pieces, widthMax, measure);
  for (const share of [0.92, 0.84, 0.76, 0.68, 0.6, 0.54]) {
    const lines = await breakLines(pieces, widthMax * share, measure);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}
