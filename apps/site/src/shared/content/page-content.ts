import type { Catalogue, ChainHead } from '@onepoint/api-contract';
import type { FlagValue } from '@onepoint/flags';
import type { ServedCatalogue } from '@onepoint/plans-domain';

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
  experiments: { 'home-call-to-action': FlagValue<'home-call-to-action'> };
}

/** The experiments on a page of any kind, so that its views are counted with their variants. */
export function experimentsOf(content: unknown): Readonly<Record<string, string>> {
  return typeof content === 'object' && content !== null && 'experiments' in content ? (content as HomeContent).experiments : {};
}

export interface ChainsContent {
  /** Slugs of the served chains; null if unknown, as in a build for a static host. */
  served: readonly string[] | null;
  /** Latest blocks when the page was rendered; null if the API did not respond. */
  heads: readonly ChainHead[] | null;
}

export interface PricingContent {
  /** Prices, limits, and deposit terms when the page was rendered; null if the API didn't respond. */
  catalogue: Catalogue | null;
}

/** The pricing FAQ in order; its texts are `pricing.questions.items.<id>` in `page`. */
export const pricingQuestions = ['bill', 'minimum', 'limit', 'free', 'enterprise'] as const;

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

export interface PostContent {
  title: string;
  description: string;
  /** The text as markup. Omitted in documents, which have it already. */
  html?: string;
  publishedAt: string;
  listHref: string;
  newer: Pick<PostLink, 'href' | 'title'> | null;
  older: Pick<PostLink, 'href' | 'title'> | null;
  textLanguage: string | null;
}

/** Links have their language prefix. */
export interface SiteMapContent {
  groups: readonly { id: string; title: string; links: readonly { href: string; title: string }[] }[];
}
