const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because constructing a number format is slow. */
function numberFormatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** Formats a number with grouping and up to 2 decimals: `1234.5` → `1,234.5`. */
export function formatNumber(value: number | bigint, locale: string): string {
  return numberFormatOf(locale, { maximumFractionDigits: 2 }).format(value);
}

/** Formats a number in compact notation: `1204331` → `1.2M`. */
export function formatCompact(value: number | bigint, locale: string): string {
  return numberFormatOf(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Formats a share between 0 and 1 as a percentage with up to 2 decimals: `0.0002` → `0.02%`. */
export function formatPercent(share: number, locale: string): string {
  return numberFormatOf(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

const decimalPattern = /^-?\d+(\.\d+)?$/;

/** Formats integer cents as USD with 2 decimals: `10000` → `$100.00`. */
export function formatMoney(cents: number, locale: string): string {
  // A decimal string is exact, unlike a float division.
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return formatUsd(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, locale, 2);
}

/** Formats a decimal string as a unit price in USD with 2 to 4 decimals: `"0.39"` → `$0.39`, `"0.0039"` → `$0.0039`. */
export function formatUnitPrice(decimal: string, locale: string): string {
  return formatUsd(decimal, locale, 4);
}

/**
 * Formats a decimal string as USD with 2 to `fractionDigits` decimals.
 *
 * @throws {RangeError} when `decimal` is not a plain decimal number
 */
export function formatUsd(decimal: string, locale: string, fractionDigits: number): string {
  return formatBetween(decimal, locale, 2, fractionDigits);
}

/**
 * Formats a decimal string as USD rounded to the cent: `"12.3456"` → `$12.35`. Less than a cent is `< $0.01`.
 *
 * @throws {RangeError} when `decimal` is not a plain decimal number
 */
export function formatRoundUsd(decimal: string, locale: string): string {
  const isBelowCent = Number(decimal) > 0 && Number(decimal) < 0.01;
  return isBelowCent ? `< ${formatMoney(1, locale)}` : formatUsd(decimal, locale, 2);
}

/**
 * Formats a decimal string as USD with a fixed number of decimals, to align columns: `("0.5", "en", 8)` → `$0.50000000`.
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
