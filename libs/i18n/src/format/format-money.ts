import { numberFormatOf } from './format-number.ts';

const decimalPattern = /^-?\d+(\.\d+)?$/;

/** USD from integer cents, 2 digits: `10000` → `$100.00`. */
export function formatMoney(cents: number, locale: string): string {
  // A string keeps the digits exact: no float division of large balances.
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return formatUsd(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, locale, 2);
}

/** USD per unit from a decimal string, 2 to 4 digits: `"0.39"` → `$0.39`, `"0.0039"` → `$0.0039`. */
export function formatUnitPrice(decimal: string, locale: string): string {
  return formatUsd(decimal, locale, 4);
}

/**
 * USD from a decimal string of any precision, at least 2 and at most `fractionDigits` digits.
 *
 * @throws {RangeError} when `decimal` is not a plain decimal number
 */
export function formatUsd(decimal: string, locale: string, fractionDigits: number): string {
  return formatBetween(decimal, locale, 2, fractionDigits);
}

/**
 * USD from a decimal string to the cent, for a number that stands by itself: `"12.3456"` → `$12.35`. Less than a cent is not nothing: `< $0.01`.
 *
 * @throws {RangeError} when `decimal` is not a plain decimal number
 */
export function formatRoundUsd(decimal: string, locale: string): string {
  const isBelowCent = Number(decimal) > 0 && Number(decimal) < 0.01;
  return isBelowCent ? `< ${formatMoney(1, locale)}` : formatUsd(decimal, locale, 2);
}

/**
 * USD with all zeros, for columns: decimal points stand below each other. `("0.5", "en", 8)` → `$0.50000000`.
 *
 * @throws {RangeError} when `decimal` is not a plain decimal number
 */
export function formatAlignedUsd(decimal: string, locale: string, fractionDigits: number): string {
  return formatBetween(decimal, locale, fractionDigits, fractionDigits);
}

function formatBetween(decimal: string, locale: string, minimumFractionDigits: number, maximumFractionDigits: number): string {
  if (!decimalPattern.test(decimal)) throw new RangeError(`${JSON.stringify(decimal)} is not a decimal number`);
  const options = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits,
    maximumFractionDigits,
  } as const;
  return numberFormatOf(locale, options).format(decimal as `${number}`);
}
