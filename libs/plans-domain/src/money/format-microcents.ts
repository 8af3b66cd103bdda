import { formatDecimal } from './format-decimal.ts';

/**
 * Microcents (a millionth of a cent, so 10^-8 dollars) as a plain decimal amount of dollars with two to eight decimal places:
 * 39 is `0.00000039`, 1,000,000 is `0.01`.
 */
export function formatMicrocents(microcents: bigint | number): string {
  return formatDecimal(BigInt(microcents), 8, 2);
}
