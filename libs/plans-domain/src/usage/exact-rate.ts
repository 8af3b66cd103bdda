import { parseDecimal } from '../money/parse-decimal.ts';
import type { Plan } from '../plans/plan.ts';

/** Decimal places of a dollar in microcents: a microcent is a millionth of a cent. */
const dollarDigits = 8;

/**
 * A plan's price of one compute unit in microcents, an integer; 0 where use is not charged.
 *
 * @throws {RangeError} when the price is no whole number of microcents, which billing could not add up exactly
 */
export function exactRate({ id, price }: Pick<Plan, 'id' | 'price'>): number {
  if (price.kind === 'monthly') return 0;
  const perUnits = parseDecimal(price.priceUsd, dollarDigits);
  const units = BigInt(price.perComputeUnits);
  if (perUnits % units !== 0n) throw new RangeError(`The price of plan ${id} is not a whole number of microcents per compute unit.`);
  return Number(perUnits / units);
}
