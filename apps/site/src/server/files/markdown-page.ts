import type { Doc } from '../docs/doc.ts';

/** What of a page can be read as Markdown. */
export type MarkdownPage = Pick<Doc, 'path' | 'title' | 'description' | 'markdown'>;
