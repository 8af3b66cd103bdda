import { MoneyError } from './money-error.ts';
import { parseDecimal } from './parse-decimal.ts';

/**
 * A decimal amount of dollars (`19.99`) as an integer number of cents (1999).
 *
 * @throws {MoneyError} `MONEY_MALFORMED`, `MONEY_TOO_PRECISE` (parts of a cent), `MONEY_OUT_OF_RANGE` (beyond safe integers)
 */
export function parseCents(dollars: string): number {
  const cents = Number(parseDecimal(dollars, 2));
  if (!Number.isSafeInteger(cents)) throw new MoneyError('MONEY_OUT_OF_RANGE', 'The amount is too large.');
  return cents === 0 ? 0 : cents;
}
