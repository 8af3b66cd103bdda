/** What a page says of itself to search and to those who share a link to it, beside its address. */
export interface PageFacts {
  /** The page's own heading. */
  readonly heading: string;
  readonly description: string;
  /** Keeps the page out of search, and without an address of its own. */
  readonly noindex?: true;
  /** Path without language prefix of the page that this one is a view of. */
  readonly canonical?: string;
  /** Languages in which the page's own text exists, where that is not all. */
  readonly writtenIn?: readonly string[];
  /** An article and not a page of the site. */
  readonly isArticle?: true;
  /** ISO 8601. */
  readonly publishedAt?: string;
  /** When its text was last changed, ISO 8601. */
  readonly updatedAt?: string;
}

/** The part of a page's context that its `<head>` is made of. */
export interface DescribedPage {
  readonly locale: string;
  readonly languages: readonly string[];
  /** Path without language prefix. */
  readonly urlLogical: string;
  readonly facts: PageFacts;
}
