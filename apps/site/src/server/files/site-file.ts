import { localePath } from '@onepoint/navigation';
import type { Doc } from '../docs/doc.ts';

/** A file of the site other than a page. */
export interface SiteFile {
  /** Path in the site, with a leading slash. */
  path: string;
  text: string;
}

/** A page in the site maps. */
export interface IndexedPage {
  /** Path without language prefix. */
  path: string;
  heading: string;
  description: string;
  /** Languages that the page is written in. */
  languages: readonly string[];
  /** ISO 8601; null if unknown. */
  updatedAt: string | null;
}

export type MarkdownPage = Pick<Doc, 'path' | 'title' | 'description' | 'markdown'>;

/** Copies files to the paths of each language. */
export function inEveryLanguage(files: readonly SiteFile[], languages: readonly string[]): SiteFile[] {
  return languages.flatMap((language) => files.map(({ path, text }) => ({ path: localePath(path, language), text })));
}
