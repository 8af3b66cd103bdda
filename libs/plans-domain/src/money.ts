/** Thrown for text that is not an exact amount of money, and for amounts beyond safe integers. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
  readonly code: 'MONEY_MALFORMED' | 'MONEY_TOO_PRECISE' | 'MONEY_OUT_OF_RANGE';

  constructor(code: MoneyError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const decimalPattern = /^-?\d+(?:\.\d+)?$/u;

/**
 * Parses a plain decimal string (`-12.5`; no exponent, no grouping) into an integer number of units of 10^-`digits`, without floats: `19.99` with 2
 * digits is 1999n.
 *
 * @throws {MoneyError} `MONEY_MALFORMED` when the text is not a decimal, `MONEY_TOO_PRECISE` when it has non-zero digits past `digits`
 */
export function parseDecimal(text: string, digits: number): bigint {
  if (!decimalPattern.test(text)) throw new MoneyError('MONEY_MALFORMED', 'This is not a decimal number.');
  const point = text.includes('.') ? text.indexOf('.') : text.length;
  const fraction = text.slice(point + 1);
  if (/[1-9]/u.test(fraction.slice(digits))) throw new MoneyError('MONEY_TOO_PRECISE', `At most ${digits} decimal places are possible.`);
  return BigInt(`${text.slice(0, point)}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}

/**
 * Parses a decimal dollar amount (`19.99`) into integer cents (1999).
 *
 * @throws {MoneyError} `MONEY_MALFORMED`, `MONEY_TOO_PRECISE` (parts of a cent), `MONEY_OUT_OF_RANGE` (beyond safe integers)
 */
export function parseCents(dollars: string): number {
  const cents = Number(parseDecimal(dollars, 2));
  if (!Number.isSafeInteger(cents)) throw new MoneyError('MONEY_OUT_OF_RANGE', 'The amount is too large.');
  return cents === 0 ? 0 : cents;
}

/**
 * Formats an integer number of units of 10^-`digits` as a plain decimal string with at least `digitsMin` decimal places (`1234.50`). Inverse of
 * `parseDecimal`.
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

/** Formats integer cents as a decimal dollar amount for machines: `1234.50`. Inverse of `parseCents`. For display, use `libs/i18n`. */
export function formatCentsDecimal(cents: number): string {
  return formatDecimal(BigInt(cents), 2, 2);
}

/**
 * Formats microcents (10^-6 cent, 10^-8 dollar) as a decimal dollar amount with two to eight decimal places: 39 is `0.00000039`,
 * 1,000,000 is `0.01`.
 */
export function formatMicrocents(microcents: bigint | number): string {
  return formatDecimal(BigInt(microcents), 8, 2);
}

/**
 * Integer cents that the balance lacks to reach `neededCents`; 0 if it does. Decision 27: a balance of $0.49 does not pay for a $49 package. Source:
 * specification section 8, "Insufficient balance".
 */
export function shortfallCents(balanceCents: number, neededCents: number): number {
  return Math.max(0, neededCents - balanceCents);
}
