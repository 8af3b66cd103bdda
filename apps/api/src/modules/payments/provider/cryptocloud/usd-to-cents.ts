/** More digits than any amount in dollars has that a float can still tell apart. */
const digits = 8;

/**
 * Cents of an amount in dollars that came as a JSON number, parts of a cent left off: what did not arrive is never credited. The number is
 * read as the decimal that was written (19.99 is 1999, though the float is a little less).
 */
export function usdToCents(usd: number): number {
  const [whole = '0', fraction = ''] = Math.max(0, usd).toFixed(digits).split('.');
  return Number(whole) * 100 + Number(fraction.slice(0, 2));
}
