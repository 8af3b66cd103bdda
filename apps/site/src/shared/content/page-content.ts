import type { Catalogue, ChainHead } from '@onepoint/api-contract';
import type { FlagValue } from '@onepoint/flags';
import type { ServedCatalogue } from '@onepoint/plans-domain';

/** Price of a method on pay as you go. */
interface MethodRate {
  method: string;
  computeUnits: number;
  /** USD as a decimal string. */
  millionCallsPrice: string;
}

export interface HomeContent {
  /** Prices of common methods, so that the page doesn't need the whole table. */
  rates: readonly MethodRate[];
  /** Slugs of the served chains; null if unknown, as in a build for a static host. */
  served: readonly string[] | null;
  /** Prices and limits from the API; null if it didn't respond. */
  catalogue: ServedCatalogue | null;
  /** The variants shown on the page. */
  experiments: { 'home-call-to-action': FlagValue<'home-call-to-action'> };
}

/** The experiments of any kind of page, to be counted with it. */
export function experimentsOf(content: unknown): Readonly<Record<string, string>> {
  return typeof content === 'object' && content !== null && 'experiments' in content ? (content as HomeContent).experiments : {};
}

/** Content of the chain pages. */
export interface ChainsContent {
  /** Slugs of the served chains; null if unknown, as in a build for a static host. */
  served: readonly string[] | null;
  /** Latest blocks when the page was rendered; null if the API did not respond. */
  heads: readonly ChainHead[] | null;
}

/** Content of the pricing page. */
export interface PricingContent {
  /** Prices, limits, and deposit terms when the page was rendered; null if the API didn't respond. */
  catalogue: Catalogue | null;
}

/** The pricing FAQ in order; its texts are `pricing.questions.items.<id>` in `page`. */
export const pricingQuestions = ['bill', 'minimum', 'limit', 'free', 'enterprise'] as const;

/** Content of a policy or terms. */
export interface AgreementContent {
  title: string;
  description: string;
  /** The text as markup. Omitted in documents, which have it already. */
  html?: string;
  /** Language of the text if it differs from the page's. */
  textLanguage: string | null;
}

/** A post in a list. Links have their language prefix. */
export interface PostLink {
  href: string;
  title: string;
  description: string;
  /** ISO 8601. */
  publishedAt: string;
}

/** Content of the changelog, newest first. */
export interface PostListContent {
  posts: readonly PostLink[];
  feeds: { rss: string; json: string };
  /** Language of the posts if it differs from the page's. */
  textLanguage: string | null;
}

/** Content of a post. */
export interface PostContent {
  title: string;
  description: string;
  /** The text as markup. Omitted in documents, which have it already. */
  html?: string;
  publishedAt: string;
  /** Link to the list of posts. */
  listHref: string;
  newer: Pick<PostLink, 'href' | 'title'> | null;
  older: Pick<PostLink, 'href' | 'title'> | null;
  textLanguage: string | null;
}

/** Content of the site map. Links have their language prefix. */
export interface SiteMapContent {
  groups: readonly { id: string; title: string; links: readonly { href: string; title: string }[] }[];
}
