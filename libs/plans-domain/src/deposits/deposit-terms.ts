/** What a payment method takes and keeps. Amounts in cents. */
export interface DepositTerms {
  readonly fee: DepositFee;
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/** A sum for each deposit, or hundredths of a percent of it (140 is 1.4 %). */
export type DepositFee = { readonly kind: 'flat'; readonly cents: number } | { readonly kind: 'percent'; readonly basisPoints: number };

/**
 * Terms of the crypto provider: a fee of 1.40 USD for each deposit, 1 to 10,000,000 USD. Sources: specification section 9, decision 31 (the fee of
 * 1.4 is a sum, that of the provider's Tron transfers).
 */
export const cryptoDepositTerms: DepositTerms = {
  fee: { kind: 'flat', cents: 140 },
  minimumCents: 100,
  maximumCents: 1_000_000_000,
};

/** What the amount of a deposit is until another is given, in cents. Source: specification section 9. */
export const depositDefaultCents = 10_000;

/** How many open payments the deposit modal lists. Source: decision 31 ("Payments limit 3"). */
export const openPaymentsMax = 3;
