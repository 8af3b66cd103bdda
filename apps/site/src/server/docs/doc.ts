import type { Article } from '../../../vite/content/compile-article.ts';
import type { DocSection } from './doc-sections.ts';

/** A docs page before localization. */
export interface Doc extends Pick<Article, 'headings' | 'anchors' | 'links' | 'markdown' | 'updatedAt'> {
  /** Path without language prefix: `/docs/quick-start`. */
  path: string;
  title: string;
  description: string;
  section: DocSection;
  /** Left out of the reading order: links to the next and previous page skip it. */
  detour: boolean;
  /** In sections with many pages, the menu only lists those of the same group. */
  group?: string;
  /** The text as markup, with links without language prefix. */
  html: string;
  /** The key figure for its social card: "HTTP 429". */
  fact?: string;
  /** Slug of the chain that the page is about. */
  chain?: string;
  /** Not published yet: only in previews. */
  draft?: boolean;
  /** When a build publishes it, in ISO 8601. */
  publishAt?: string | undefined;
  /** Source file from the site's folder; null for pages that are generated. */
  file: string | null;
}
