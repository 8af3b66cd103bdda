import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { showsDrafts } from '../drafts/shows-drafts.ts';
import { parseDocFrontMatter } from './doc-front-matter.ts';
import type { Doc } from './doc.ts';
import { docSections } from './doc-sections.ts';

const modules = import.meta.glob<ArticleModule>('../../../content/docs/**/*.mdx', { eager: true });

const pathOf = (file: string): string => `/${file.replace(/^content\//, '').replace(/(?:\/index)?\.mdx$/, '')}`;

/** The guides under `content/docs`, in the order of the documentation. */
export function listGuides(): readonly Doc[] {
  const all = Object.values(modules).map((module) => {
    const { file, frontMatter, ...rest } = module.article;
    return { ...parseDocFrontMatter(file, frontMatter), ...rest, file, path: pathOf(file), html: renderArticle(module) };
  });
  const guides = all.filter(({ draft }) => showsDrafts || !draft);
  return guides.toSorted((a, b) => docSections.indexOf(a.section) - docSections.indexOf(b.section) || a.order - b.order);
}
