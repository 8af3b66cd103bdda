/** A post in a list. Addresses have their language prefix. */
export interface PostLink {
  href: string;
  title: string;
  description: string;
  /** ISO 8601. */
  publishedAt: string;
}

/** What is new, the latest first. */
export interface PostListContent {
  posts: readonly PostLink[];
  /** Where readers of feeds find it. */
  feeds: { rss: string; json: string };
  /** Language of the posts, where it is not that of the page. */
  textLanguage: string | null;
}

/** A post, as its page context carries it. */
export interface PostContent {
  title: string;
  description: string;
  /** The text, as markup. Left out where the document around it has it already. */
  html?: string;
  publishedAt: string;
  /** The list of all posts. */
  listHref: string;
  newer: Pick<PostLink, 'href' | 'title'> | null;
  older: Pick<PostLink, 'href' | 'title'> | null;
  textLanguage: string | null;
}
