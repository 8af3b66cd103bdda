export const docsIndexGroups = ['docs', 'methods', 'errors'] as const;

/** A documentation page in the index that the site publishes for the command palette of the dashboard. */
export interface DocsIndexEntry {
  readonly group: (typeof docsIndexGroups)[number];
  readonly title: string;
  /** One line. */
  readonly description: string;
  /** Synonyms, and the codes of an error: "429 -32005". */
  readonly words: string;
  /** With its language prefix. */
  readonly path: string;
}

/** Path of a language's index, an array of `DocsIndexEntry`. There is no such file if the site is deployed elsewhere. */
export const docsIndexPath = (language: string): string => `/search/palette/${language}.json`;
