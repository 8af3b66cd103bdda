/** A heading of an article that its table of contents lists. */
export interface ArticleHeading {
  id: string;
  text: string;
  /** 2 or 3. */
  depth: number;
}

/** A link in an article, and where it stands. */
export interface ArticleLink {
  href: string;
  line: number;
}

/** A component in an article, and where it stands. */
export interface ArticleComponent {
  name: string;
  line: number;
}

/** What is known of an article besides its text: written into its compiled module as `article`. */
export interface Article {
  /** Path of the file, from the site's folder: `content/docs/quick-start.mdx`. */
  file: string;
  /** Front matter as it was read; each collection parses its own. */
  frontMatter: unknown;
  headings: readonly ArticleHeading[];
  /** Ids of every heading, for links to parts of the article. */
  anchors: readonly string[];
  links: readonly ArticleLink[];
  components: readonly ArticleComponent[];
  /** The source without front matter. */
  markdown: string;
  /** When it was last changed, ISO 8601; null where no history says so. */
  updatedAt: string | null;
}
