import { MoneyError } from './money-error.ts';

const decimalPattern = /^-?\d+(?:\.\d+)?$/u;

/**
 * A plain decimal string (`-12.5`; no exponent, no grouping) as an integer number of units of 10^-`digits`. No float is involved, so
 * `19.99` at 2 digits is 1999n and never 1998.
 *
 * @throws {MoneyError} `MONEY_MALFORMED` when the text is no decimal, `MONEY_TOO_PRECISE` when it has non-zero digits past `digits`
 */
export function parseDecimal(text: string, digits: number): bigint {
  if (!decimalPattern.test(text)) throw new MoneyError('MONEY_MALFORMED', 'This is not a decimal number.');
  const point = text.includes('.') ? text.indexOf('.') : text.length;
  const fraction = text.slice(point + 1);
  if (/[1-9]/u.test(fraction.slice(digits))) throw new MoneyError('MONEY_TOO_PRECISE', `At most ${digits} decimal places are possible.`);
  return BigInt(`${text.slice(0, point)}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}
