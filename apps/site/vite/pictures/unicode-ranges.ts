/** First and last code point, both included. */
export type UnicodeRange = readonly [number, number];

const hexadecimal = 16;

/** Reads the `unicode-range` of a style sheet: `U+20-7e,U+a9`. */
export function parseUnicodeRanges(text: string): readonly UnicodeRange[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, hexadecimal), Number.parseInt(last, hexadecimal)];
  });
}

/** Whether one of the ranges has the first character of `text`. */
export function hasCharacter(ranges: readonly UnicodeRange[], text: string): boolean {
  const point = text.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= point && point <= last);
}
