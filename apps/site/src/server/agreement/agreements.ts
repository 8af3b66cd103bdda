import * as z from 'zod';
import { ContentError } from '../../../vite/content/content-error.ts';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import type { LinkedArticle } from '../checks/check-links.ts';

export interface Agreement extends LinkedArticle {
  title: string;
  description: string;
  /** The text as markup; addresses in it have no language prefix. */
  html: string;
  markdown: string;
  /** ISO 8601; null where no history says so. */
  updatedAt: string | null;
}

const frontMatterSchema = z.strictObject({ title: z.string().min(1).max(80), description: z.string().min(1).max(200) });
const modules = import.meta.glob<ArticleModule>('../../../content/agreement/*.mdx', { eager: true });

/** The agreements under `content/agreement`, in the order of their file names. */
export const agreements: readonly Agreement[] = Object.values(modules).map((module) => {
  const { file, frontMatter, anchors, links, markdown, updatedAt } = module.article;
  const parsed = frontMatterSchema.safeParse(frontMatter);
  if (!parsed.success) throw new ContentError(file, 1, `has front matter that is wrong: ${z.prettifyError(parsed.error)}`);
  const path = `/${file.replace(/^content\//, '').replace(/\.mdx$/, '')}`;
  return { ...parsed.data, file, path, anchors, links, markdown, updatedAt, html: renderArticle(module) };
});
