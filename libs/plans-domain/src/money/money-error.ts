/** A text that is no exact amount of money, or an amount beyond what integers carry exactly. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
  readonly code: 'MONEY_MALFORMED' | 'MONEY_TOO_PRECISE' | 'MONEY_OUT_OF_RANGE';

  constructor(code: MoneyError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
