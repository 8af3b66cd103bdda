import { createTranslator, defaultLanguage } from '@onepoint/i18n';
import { changelogPath } from '../../shared/site-paths.ts';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { parseFrontMatter, postSchema } from '../articles/front-matter.ts';
import { isPublished, showsDrafts } from '../articles/publication.ts';
import type { LinkedArticle } from '../checks/checks.ts';
import { readDictionaries } from '../dictionaries.ts';
import type { MarkdownPage } from '../files/site-file.ts';

/** A post before localization. */
export interface Post extends LinkedArticle {
  title: string;
  description: string;
  /** Not published yet: only in previews. */
  draft: boolean;
  /** When a build publishes it, in ISO 8601. */
  publishAt?: string | undefined;
  /** The text as markup, with links without language prefix. */
  html: string;
  markdown: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Last change, ISO 8601; null without a Git history. */
  updatedAt: string | null;
}

const modules = import.meta.glob<ArticleModule>('../../../content/changelog/*.mdx', { eager: true });

/** `content/changelog/2026-11-21-title.mdx` has the address `/docs/changelog/title`. */
const pathOf = (file: string): string =>
  `${changelogPath}/${file.replace(/^content\/changelog\/(?:\d{4}-\d{2}-\d{2}-)?/, '').replace(/\.mdx$/, '')}`;

function toPost(module: ArticleModule): Post {
  const { file, frontMatter, anchors, links, markdown, updatedAt } = module.article;
  const { title, description, date, ...schedule } = parseFrontMatter(postSchema, file, frontMatter);
  const publishedAt = `${date}T00:00:00Z`;
  return {
    title,
    description,
    draft: !isPublished(schedule),
    publishAt: schedule.publishAt,
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

/** The posts under `content/changelog`, newest first. */
export const posts: readonly Post[] = Object.values(modules)
  .map(toPost)
  .filter(({ draft }) => showsDrafts || !draft)
  .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.path.localeCompare(b.path));

export async function listPostPages(listed: readonly Post[]): Promise<MarkdownPage[]> {
  const translate = createTranslator(defaultLanguage, await readDictionaries(defaultLanguage));
  const lines = listed.map(
    ({ path, title, description, publishedAt }) => `- ${publishedAt.slice(0, 10)} [${title}](${path}.md): ${description}`,
  );
  const list = {
    path: changelogPath,
    title: translate(['page'], 'changelog.title'),
    description: translate(['page'], 'changelog.description'),
    markdown: lines.join('\n'),
  };
  return [list, ...listed];
}
