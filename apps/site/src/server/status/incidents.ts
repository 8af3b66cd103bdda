import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import type { LinkedArticle } from '../checks/check-links.ts';
import type { StatusIncident } from '../../shared/status-content.ts';
import { parseIncidentFrontMatter } from './incident-front-matter.ts';
import { statusPath } from '../../shared/head/status-path.ts';

/** An incident before it is put into a language; addresses in its markup have no language prefix. */
export interface Incident extends StatusIncident, LinkedArticle {
  markdown: string;
  /** When its text was last changed, ISO 8601; null where no history says so. */
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

/** The incidents under `content/incidents`, the latest first. */
export const incidents: readonly Incident[] = Object.values(modules)
  .map(toIncident)
  .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt) || a.id.localeCompare(b.id));
