import type { NumberSeparators } from '../number-field/number-separators.ts';
import { parseNumberText } from '../number-field/parse-number-text.ts';

export interface ParseMoneyTextParameters {
  separators: NumberSeparators;
  /** Marks that may stand before or after the number: "$", "USD". Those of other currencies are no amount of this one. */
  marks: readonly string[];
}

function withoutMark(text: string, marks: readonly string[]): string {
  for (const mark of marks) {
    if (text.startsWith(mark)) return text.slice(mark.length);
    if (text.endsWith(mark)) return text.slice(0, -mark.length);
  }
  return text;
}

/**
 * An amount from the clipboard, read strictly: "$1,234.50" → "1234.50". Negative amounts, other currencies, fractions of a cent and
 * whatever the locale would not write are refused: nothing is rounded and no separator is guessed.
 *
 * @returns digits with at most one "." and two digits after it, or null
 */
export function parseMoneyText(text: string, { separators, marks }: ParseMoneyTextParameters): string | null {
  const number = parseNumberText(withoutMark(text.normalize('NFKC').trim(), marks), separators);
  return number !== null && /^\d+(?:\.\d{1,2})?$/.test(number) ? number : null;
}
