/** What a payment method keeps of a deposit: the same sum of each, or a percentage of it with at most two decimals (1.4 is 1.4%). */
export type DepositFee = { readonly kind: 'flat'; readonly cents: number } | { readonly kind: 'percent'; readonly percent: number };

/** What a payment method accepts and keeps. Amounts in cents. `createDepositTerms` makes them. */
export interface DepositTerms {
  readonly fee: DepositFee;
  /** Smallest deposit. It always leaves at least a cent to credit. */
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/** Terms of the crypto payment provider unless configured otherwise: 1.4%, $1 to $10,000,000. Source: specification section 9, decision 31. */
export const defaultDepositTerms: DepositTerms = {
  fee: { kind: 'percent', percent: 1.4 },
  minimumCents: 100,
  maximumCents: 1_000_000_000,
};

/** How many open payments the deposit modal lists unless configured otherwise. Source: decision 31 ("Payments limit 3"). */
export const defaultOpenPaymentsMax = 3;

/** Amount that a deposit starts with, in cents. Source: specification section 9. */
export const depositDefaultCents = 10_000;
