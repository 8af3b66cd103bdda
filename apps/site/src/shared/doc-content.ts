export interface DocLink {
  href: string;
  title: string;
  /** Whether the title is in the language of the page, also where its text is not. */
  translated?: boolean;
}

export interface DocHeading {
  id: string;
  text: string;
  /** 2 or 3. */
  depth: number;
}

/** A page of the documentation, as its page context carries it. Addresses have their language prefix. */
export interface DocContent {
  title: string;
  description: string;
  /** The text, as markup. Left out where the document around it has it already. */
  html?: string;
  headings: readonly DocHeading[];
  /** The pages of this part of the documentation; `group` begins a group of that name. */
  siblings: readonly (DocLink & { group?: string; current: boolean })[];
  /** The other parts, each by its first page. */
  sections: readonly (DocLink & { current: boolean })[];
  previous: DocLink | null;
  next: DocLink | null;
  /** Where the source can be changed; null where nobody said. */
  editUrl: string | null;
  /** Of the source, ISO 8601. */
  updatedAt: string | null;
  /** The page as Markdown. */
  markdownUrl: string;
  /** Language of the text, where it is not that of the page. */
  textLanguage: string | null;
}

/** What pages of the documentation have in common, whatever stands in them. */
export type DocFrame = Omit<DocContent, 'html'>;
