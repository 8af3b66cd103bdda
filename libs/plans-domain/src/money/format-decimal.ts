/**
 * An integer number of units of 10^-`digits` as a plain decimal string with at least `digitsMin` decimal places (`1234.50`).
 * The inverse of `parseDecimal`.
 */
export function formatDecimal(units: bigint, digits: number, digitsMin: number): string {
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text
    .slice(text.length - digits)
    .replace(/0+$/u, '')
    .padEnd(digitsMin, '0');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
