/** Why money moved. */
export type LedgerKind =
  'deposit' | 'fee' | 'usage' | 'plan' | 'package' | 'promo_code' | 'promo_expiry' | 'referral' | 'refund' | 'transfer' | 'correction';
