/** A rule of the books that does not hold. */
export interface LedgerDifference {
  /**
   * - `balance`: a project's balance is not the sum of its entries (cents)
   * - `promo-balance`: a project's promo credit is not what its entries leave of it when they are replayed in order, or is outside the balance (cents)
   * - `promo-entries`: an entry moved more or less promo credit than its place in that order says (cents)
   * - `promo-refunds`: a refund made since promo credit is told apart contains promo credit (cents)
   * - `usage`: what usage cost is not what was charged plus the unbilled rest and rests that were let go (microcents)
   * - `spend`: what was counted against the month's spend limit is a cent or more off what was charged in that month (microcents)
   * - `transfers`: what left projects for others is not what arrived there, in sum or in one project (cents: left, arrived)
   * - `deleted`: a deleted project holds money (cents)
   * - `hours`: an hour of a project, key, chain, method and provider is not the sum of its minutes (what `rollupSums` lists)
   * - `days`: a day of the same is not the sum of its hours
   * - `errors`: more errors of such a day ended with something than there are (errors, classified)
   * - `payments`: what a payment took as fee and credited is not what the ledger holds of it (cents: credited, fee)
   * - `deposits`: what a transfer to an address credited is not what its payment says (cents)
   * - `custody`: an address held something else on chain, when last read, than its recorded transfers come to (units of the token: chain, books)
   * - `promo-codes`: what a code gave a project is not what its activation says (cents)
   * - `referrals`: a share of a payment is not what it comes to, or is missing (cents)
   * - `settlements`: what the end of a period charged is not what its settlement says (cents)
   * - `purchases`: what was charged for a plan or packages is not what the audit log says was chosen and paid (cents)
   * - `closings`: what left a project with its deletion is not what the audit log says of it (cents)
   * - `refunds`: more is owed of what arrived after a deletion than arrived (cents: arrived, owed)
   * - `corrections`: an entry was posted by hand, and its cause does not say why (cents)
   * - `books`: the postings of all accounts do not add up to zero (cents)
   */
  readonly rule: LedgerRule;
  /** The project it was found in; none for `books` and for `transfers` in sum. */
  readonly projectId: string | undefined;
  /** The first of what differs in that project: a bucket, a payment, an entry; none where the project as a whole does. */
  readonly at: string | undefined;
  /** How many others of the project differ in the same way. */
  readonly more: number;
  /** Decimal integers: they may exceed safe numbers. Empty where there is nothing. */
  readonly expected: string;
  readonly found: string;
}

export type LedgerRule =
  | 'balance'
  | 'promo-balance'
  | 'promo-entries'
  | 'promo-refunds'
  | 'usage'
  | 'spend'
  | 'transfers'
  | 'deleted'
  | 'hours'
  | 'days'
  | 'errors'
  | 'payments'
  | 'deposits'
  | 'custody'
  | 'promo-codes'
  | 'referrals'
  | 'settlements'
  | 'purchases'
  | 'closings'
  | 'refunds'
  | 'corrections'
  | 'books';
