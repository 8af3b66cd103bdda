import { matchesRoutePattern } from '@onepoint/navigation';
import { siteConfig } from '@onepoint/site-config';
import { pages } from '../../app/pages.ts';
import type { PageRequest } from '../page-source.ts';
import { pageSources } from '../page-sources.ts';

/** A page above another one, for its breadcrumbs. */
export interface Ancestor {
  name: string;
  /** Without language prefix. */
  path: string;
}

const held = new Map<string, Promise<Ancestor[]>>();

/** The page at a path, by the route that says most about it; none where the path is only part of an address. */
async function readAncestor(path: string, request: PageRequest): Promise<Ancestor[]> {
  const matching = pages.filter((page) => matchesRoutePattern(page.path, path)).toSorted((a, b) => b.path.length - a.path.length);
  for (const { id } of matching) {
    if (!pageSources[id].listPaths().includes(path)) continue;
    const parts = await pageSources[id].read({ ...request, pathname: path });
    if (parts !== undefined) return [{ name: parts.heading, path }];
  }
  return [];
}

/** The pages above a page, from the home page downwards; the home page has none. */
export async function listAncestors(request: PageRequest): Promise<Ancestor[]> {
  const { pathname, language } = request;
  if (pathname === '/') return [];
  const segments = pathname.split('/').slice(1, -1);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const found = await Promise.all(
    paths.map(async (path) => {
      const key = `${language} ${path}`;
      const ancestors = held.get(key) ?? readAncestor(path, request);
      held.set(key, ancestors);
      return ancestors;
    }),
  );
  return [{ name: siteConfig.name, path: '/' }, ...found.flat()];
}
