/** Why money moved. */
export type LedgerKind =
  'deposit' | 'fee' | 'usage' | 'plan' | 'package' | 'promo_code' | 'referral' | 'refund' | 'transfer' | 'correction';
