import { siteConfig } from '@onepoint/site-config';
import { listMatchingPages } from '../../app/pages.ts';
import type { PageRequest } from '../page-source.ts';
import { pageSources } from '../page-sources.ts';

/** A page above another one, for breadcrumbs. */
export interface Ancestor {
  name: string;
  /** Without language prefix. */
  path: string;
}

const ancestorsByPath = new Map<string, Promise<Ancestor[]>>();

/** The page at a path, by the longest matching route; empty if the path has no page of its own. */
async function readAncestor(path: string, request: PageRequest): Promise<Ancestor[]> {
  for (const { id } of listMatchingPages(path)) {
    if (!pageSources[id].listPaths().includes(path)) continue;
    const parts = await pageSources[id].read({ ...request, pathname: path });
    if (parts !== undefined) return [{ name: parts.heading, path }];
  }
  return [];
}

/** The pages above a page for its breadcrumbs, starting with the home page; the home page has none. */
export async function listAncestors(request: PageRequest): Promise<Ancestor[]> {
  const { pathname, language } = request;
  if (pathname === '/') return [];
  const segments = pathname.split('/').slice(1, -1);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const found = await Promise.all(
    paths.map(async (path) => {
      const key = `${language} ${path}`;
      const ancestors = ancestorsByPath.get(key) ?? readAncestor(path, request);
      ancestorsByPath.set(key, ancestors);
      return ancestors;
    }),
  );
  return [{ name: siteConfig.name, path: '/' }, ...found.flat()];
}
