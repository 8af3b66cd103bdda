import type { Article } from '../../../vite/content/article.ts';
import type { DocSection } from './doc-sections.ts';

/** A page of the documentation before it is put into a language. */
export interface Doc extends Pick<Article, 'headings' | 'anchors' | 'links' | 'markdown' | 'updatedAt'> {
  /** Path without language prefix: `/docs/quick-start`. */
  path: string;
  title: string;
  description: string;
  section: DocSection;
  /** Pages of a section with many: the menu lists those of the same group. */
  group?: string;
  /** The text as markup; addresses in it have no language prefix. */
  html: string;
  /** The one number that it is about: "HTTP 429". */
  fact?: string;
  /** Shown in previews alone. */
  draft?: boolean;
  /** Source file from the site's folder; null for pages that are generated. */
  file: string | null;
}
