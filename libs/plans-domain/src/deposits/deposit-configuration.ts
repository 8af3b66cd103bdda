import { MoneyError } from '../money/money-error.ts';
import { parseCents } from '../money/parse-cents.ts';
import { parseDecimal } from '../money/parse-decimal.ts';
import { topUpCents } from './deposit-amounts.ts';
import type { DepositFee, DepositTerms } from './deposit-terms.ts';

/**
 * Terms from configuration. A minimum that the fee would use up is raised to the smallest amount that leaves a cent to credit, so that every amount
 * within the limits can be deposited.
 *
 * @throws {MoneyError} `MONEY_OUT_OF_RANGE` when no amount can be deposited
 */
export function createDepositTerms(configured: DepositTerms): DepositTerms {
  const minimumCents = topUpCents(1, { ...configured, maximumCents: Infinity });
  if (configured.maximumCents < minimumCents) throw new MoneyError('MONEY_OUT_OF_RANGE', 'The maximum deposit is less than the minimum.');
  return { ...configured, minimumCents };
}

/**
 * A fee as configuration writes it: `1.40` is dollars for each deposit, `1.4%` a percentage of it.
 *
 * @throws {MoneyError} when the text is neither, or the fee is negative, or 100% or more
 */
export function parseDepositFee(text: string): DepositFee {
  const isPercent = text.endsWith('%');
  const hundredths = isPercent ? Number(parseDecimal(text.slice(0, -1), 2)) : parseCents(text);
  if (hundredths < 0) throw new MoneyError('MONEY_OUT_OF_RANGE', 'A fee cannot be negative.');
  if (!isPercent) return { kind: 'flat', cents: hundredths };
  if (hundredths >= 10_000) throw new MoneyError('MONEY_OUT_OF_RANGE', 'A fee must be less than 100%.');
  return { kind: 'percent', percent: hundredths / 100 };
}
