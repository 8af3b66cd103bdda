import { type NumberSeparators, parseNumberText } from '../number-field/number-text.ts';

/**
 * Formats cents: 123450 → "1234.50". Uses integers only, so it is exact.
 *
 * @param cents integer from 0
 */
export function formatCentsText(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses a typed amount into cents: "1234.5" → 123450. Empty text is 0.
 *
 * @param text digits with at most one "." and two decimals
 */
export function parseCentsText(text: string): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
}

interface CurrencyAffix {
  /** "$", "₽", "CHF". */
  readonly symbol: string;
  readonly side: 'before' | 'after';
  /** Full name: "US Dollar". */
  readonly name: string;
}

/**
 * The symbol of a currency and its position in a locale.
 *
 * @param locale BCP 47 tag
 * @param currency ISO 4217 code
 * @throws RangeError if either is malformed
 */
export function currencyAffix(locale: string, currency: string): CurrencyAffix {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
  const indexOf = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type);
  return {
    symbol: parts[indexOf('currency')]?.value ?? currency,
    side: indexOf('currency') < indexOf('integer') ? 'before' : 'after',
    name: new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency,
  };
}

interface ParseMoneyTextParameters {
  separators: NumberSeparators;
  /** Symbols allowed before or after the number: "$", "USD". Other currencies are rejected. */
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
 * Parses a pasted amount strictly: "$1,234.50" → "1234.50". Rejects negative amounts, other currencies, fractions of a cent and formats of other
 * locales instead of guessing.
 *
 * @returns digits with at most one "." and two decimals, or null
 */
export function parseMoneyText(text: string, { separators, marks }: ParseMoneyTextParameters): string | null {
  const number = parseNumberText(withoutMark(text.normalize('NFKC').trim(), marks), separators);
  return number !== null && /^\d+(?:\.\d{1,2})?$/.test(number) ? number : null;
}
