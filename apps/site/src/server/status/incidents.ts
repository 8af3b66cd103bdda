import type { StatusIncident } from '../../shared/content/status-content.ts';
import { statusPath } from '../../shared/site-paths.ts';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { parseIncidentFrontMatter } from '../articles/front-matter.ts';
import type { LinkedArticle } from '../checks/checks.ts';

/** An incident before localization. */
export interface Incident extends StatusIncident, LinkedArticle {
  markdown: string;
  /** Last change, ISO 8601; null without a Git history. */
  updatedAt: string | null;
}

const modules = import.meta.glob<ArticleModule>('../../../content/incidents/*.mdx', { eager: true });

function toIncident(module: ArticleModule): Incident {
  const { file, frontMatter, anchors, links, markdown, updatedAt } = module.article;
  const { title, startedAt, resolvedAt, impact } = parseIncidentFrontMatter(file, frontMatter);
  const id = file.replace(/^content\/incidents\//, '').replace(/\.mdx$/, '');
  return {
    id,
    title,
    impact,
    startedAt: new Date(startedAt).toISOString(),
    resolvedAt: resolvedAt === undefined ? null : new Date(resolvedAt).toISOString(),
    html: renderArticle(module),
    file,
    path: statusPath,
    anchors,
    links,
    markdown,
    updatedAt,
  };
}

/** The incidents under `content/incidents`, newest first. */
export const incidents: readonly Incident[] = Object.values(modules)
  .map(toIncident)
  .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt) || a.id.localeCompare(b.id));
