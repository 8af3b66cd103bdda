/** Groups of documentation pages in the command palette. */
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

/** Path of the index of a language, an array of `DocsIndexEntry`. It doesn't exist if the site is deployed elsewhere. */
export const docsIndexPath = (language: string): string => `/search/palette/${language}.json`;
