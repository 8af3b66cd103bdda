import type { LinkedArticle } from '../checks/check-links.ts';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { showsDrafts } from '../drafts/shows-drafts.ts';
import { changelogPath } from '../../shared/head/changelog-path.ts';
import { parsePostFrontMatter } from './post-front-matter.ts';

/** A post before it is put into a language. */
export interface Post extends LinkedArticle {
  title: string;
  description: string;
  draft: boolean;
  /** The text as markup; addresses in it have no language prefix. */
  html: string;
  markdown: string;
  /** ISO 8601. */
  publishedAt: string;
  /** When it was last changed, ISO 8601; null where no history says so. */
  updatedAt: string | null;
}

const modules = import.meta.glob<ArticleModule>('../../../content/changelog/*.mdx', { eager: true });

/** `content/changelog/2026-11-21-title.mdx` has the address `/docs/changelog/title`. */
const pathOf = (file: string): string =>
  `${changelogPath}/${file.replace(/^content\/changelog\/(?:\d{4}-\d{2}-\d{2}-)?/, '').replace(/\.mdx$/, '')}`;

function toPost(module: ArticleModule): Post {
  const { file, frontMatter, anchors, links, markdown, updatedAt } = module.article;
  const { title, description, date, draft } = parsePostFrontMatter(file, frontMatter);
  const publishedAt = `${date}T00:00:00Z`;
  return {
    title,
    description,
    draft,
    file,
    path: pathOf(file),
    anchors,
    links,
    markdown,
    publishedAt,
    updatedAt,
    html: renderArticle(module),
  };
}

/** The posts under `content/changelog`, the latest first. */
export const posts: readonly Post[] = Object.values(modules)
  .map(toPost)
  .filter(({ draft }) => showsDrafts || !draft)
  .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.path.localeCompare(b.path));
