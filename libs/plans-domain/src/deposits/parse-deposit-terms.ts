import { MoneyError } from '../money/money-error.ts';
import { parseCents } from '../money/parse-cents.ts';
import { parseDecimal } from '../money/parse-decimal.ts';
import type { DepositFee, DepositTerms } from './deposit-terms.ts';

const basisPointsMax = 10_000;

/**
 * A fee as configuration writes it: `1.40` is dollars for each deposit, `1.4%` a share of it.
 *
 * @throws {MoneyError} when it is no such text, negative, or a share of 100 % and more
 */
export function parseDepositFee(text: string): DepositFee {
  if (!text.endsWith('%')) return { kind: 'flat', cents: nonNegative(parseCents(text)) };
  const basisPoints = nonNegative(Number(parseDecimal(text.slice(0, -1), 2)));
  if (basisPoints >= basisPointsMax) throw new MoneyError('MONEY_OUT_OF_RANGE', 'A fee is less than the whole deposit.');
  return { kind: 'percent', basisPoints };
}

/**
 * Terms of a payment method from configuration: `{ fee: '1.40', minimum: '1', maximum: '10000000' }`, dollars as decimal texts.
 *
 * @throws {MoneyError} when an amount is no amount of money, is negative, or the minimum exceeds the maximum
 */
export function parseDepositTerms(texts: { readonly fee: string; readonly minimum: string; readonly maximum: string }): DepositTerms {
  const minimumCents = nonNegative(parseCents(texts.minimum));
  const maximumCents = parseCents(texts.maximum);
  if (maximumCents < minimumCents) throw new MoneyError('MONEY_OUT_OF_RANGE', 'The minimum of a deposit exceeds its maximum.');
  return { fee: parseDepositFee(texts.fee), minimumCents, maximumCents };
}

function nonNegative(amount: number): number {
  if (amount < 0) throw new MoneyError('MONEY_OUT_OF_RANGE', 'The amount cannot be negative.');
  return amount;
}
