/** What readers of feeds are told, whatever their format. */
export interface Feed {
  title: string;
  description: string;
  /** The page that it is a feed of. */
  url: string;
  /** What addresses in the items' markup begin with. */
  origin: string;
  /** Where the feed itself is, by format. */
  paths: { rss: string; json: string };
  language: string;
  /** The latest first. */
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** Its address, which is its identity too. */
  url: string;
  title: string;
  summary: string;
  html: string;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601; null where it was not changed. */
  updatedAt: string | null;
}
