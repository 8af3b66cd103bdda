import { type NumberSeparators, parseNumberText } from '../number-field/number-text.ts';

/**
 * Cents written out: 123450 → "1234.50". Whole numbers only, so nothing is lost on the way.
 *
 * @param cents whole number from 0
 */
export function formatCentsText(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Cents of an amount as it is typed: "1234.5" → 123450. No text yet is 0.
 *
 * @param text digits with at most one "." and two digits after it
 */
export function parseCentsText(text: string): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
}

/** How a locale marks a currency. */
interface CurrencyAffix {
  /** "$", "₽", "CHF". */
  readonly symbol: string;
  /** On which side of the number the locale writes it. */
  readonly side: 'before' | 'after';
  /** Spoken name: "US Dollar". */
  readonly name: string;
}

/**
 * The mark of a currency and its side, as the locale writes amounts.
 *
 * @param locale BCP 47 tag
 * @param currency ISO 4217 code
 * @throws RangeError when either is not well formed
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
