/** An operator's command that cannot be a promo code. */
export class PromoCodeArgumentsError extends Error {
  override readonly name = 'PromoCodeArgumentsError';
  readonly code = 'PROMO_CODE_ARGUMENTS_INVALID';

  constructor(problems: readonly string[]) {
    super(`${problems.join('; ')}.\nUsage: npm run promo:create -- CODE AMOUNT [--activations N] [--ends 2027-01-31]`);
  }
}
