import { formatDecimal } from './format-decimal.ts';

/**
 * An integer number of cents as a plain decimal amount of dollars for machines: `1234.50`. The inverse of `parseCents`.
 * Amounts for people are written by `libs/i18n`.
 */
export function formatCentsDecimal(cents: number): string {
  return formatDecimal(BigInt(cents), 2, 2);
}
