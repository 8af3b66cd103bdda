import type { DepositTermsReply } from '@onepoint/api-contract';

/** What the page of prices is drawn from, beside the plan catalogue. */
export interface PricingContent {
  /** What deposits cost, as the API said when the page was made; null where it said nothing. */
  depositTerms: DepositTermsReply | null;
}
