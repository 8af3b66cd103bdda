import { spendMonth } from './spend-month.ts';
import type { StoredSpend } from './spend-state.ts';

/**
 * Adds what usage cost to the month's spend; in a new month the count begins anew.
 *
 * @param at when it is charged, which decides the month
 * @throws {RangeError} when the sum exceeds safe integers
 */
export function addSpend(
  { spentMonth, spentMicrocents }: Pick<StoredSpend, 'spentMonth' | 'spentMicrocents'>,
  costMicrocents: bigint,
  at: Date,
): Pick<StoredSpend, 'spentMonth' | 'spentMicrocents'> {
  const { startsOn } = spendMonth(at);
  const sum = Number(BigInt(spentMonth === startsOn ? spentMicrocents : 0) + costMicrocents);
  if (!Number.isSafeInteger(sum)) throw new RangeError('The spend of the month is too large.');
  return { spentMonth: startsOn, spentMicrocents: sum };
}
