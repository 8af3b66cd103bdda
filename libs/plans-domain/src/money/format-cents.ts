import { formatDecimal } from './format-decimal.ts';

/**
 * An integer number of cents as text for people: `$1,234.50`. Always two decimal places, grouped and placed as the locale does it.
 *
 * @param locale BCP 47 tag
 */
export function formatCents(cents: number, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(formatCentsDecimal(cents) as `${number}`);
}

/** An integer number of cents as a plain decimal amount of dollars for machines: `1234.50`. */
export function formatCentsDecimal(cents: number): string {
  return formatDecimal(BigInt(cents), 2, 2);
}
