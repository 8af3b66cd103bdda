/** A file of the site that is no page: for machines. */
export interface SiteFile {
  /** Path in the site, with a leading slash. */
  path: string;
  text: string;
}

/** A page as machines are told of it. */
export interface IndexedPage {
  /** Path without language prefix. */
  path: string;
  heading: string;
  description: string;
  /** Languages in which it is a page of its own. */
  languages: readonly string[];
  /** ISO 8601; null where nothing says so. */
  updatedAt: string | null;
}
