import type { LedgerKind } from './ledger-kind.ts';

/** Accounts of the company that stand across from projects. Clearing accounts hold money on its way through a payment provider. */
export type LedgerAccount =
  | 'clearing:cryptocloud'
  | 'clearing:custodial'
  | 'clearing:other'
  | 'clearing:transfers'
  | 'income:usage'
  | 'income:plans'
  | 'income:packages'
  | 'income:fees'
  | 'expense:promo-codes'
  | 'expense:referrals'
  | 'equity:corrections'
  | 'liability:refunds-payable';

/** The account that a kind of entry moves money from or to, unless the entry says otherwise. */
export const counterAccounts: Readonly<Record<LedgerKind, LedgerAccount>> = {
  deposit: 'clearing:other',
  fee: 'income:fees',
  usage: 'income:usage',
  plan: 'income:plans',
  package: 'income:packages',
  promo_code: 'expense:promo-codes',
  promo_expiry: 'expense:promo-codes',
  referral: 'expense:referrals',
  refund: 'liability:refunds-payable',
  transfer: 'clearing:transfers',
  correction: 'equity:corrections',
};
