import type { ChainHead } from '@onepoint/api-contract';

/** What the pages of the chains are drawn from. */
export interface ChainsContent {
  /** How far the chains are, as the API said when the page was made; null where it said nothing. */
  heads: readonly ChainHead[] | null;
}
