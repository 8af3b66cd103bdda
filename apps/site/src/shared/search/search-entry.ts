/** What a search finds, group by group. Their names are texts of `nav`: `search.groups.<id>`. */
export const searchGroups = ['guides', 'methods', 'errors', 'chains', 'pages'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** What is shown of a page that was found. */
export interface SearchResultFields {
  title: string;
  description: string;
  group: SearchGroup;
  /** Address with its language prefix. */
  href: string;
}

/** A page as search knows it. */
export interface SearchEntry extends SearchResultFields {
  /** Path without language prefix. */
  id: string;
  /** Words of a reader who means this page and does not know what it calls itself; empty for most. */
  words: string;
  /** Headings, names and whatever else it may be looked for by. */
  text: string;
}
