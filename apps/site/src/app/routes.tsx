import { localePath } from '@onepoint/navigation';
import type { RouteObject } from 'react-router';
import { PageOutlet } from './page-outlet.tsx';
import { pages } from './pages.ts';

const tables = new Map<string, RouteObject[]>();

/**
 * The routes of a language, one table for both sides; those of others are left by a change of the page, which brings its own. The page itself is
 * the one that the page context names: "no such page" and pages that stand for others may be under any address.
 */
export function listRoutes(locale: string): RouteObject[] {
  const known = tables.get(locale) ?? createRoutes(locale);
  tables.set(locale, known);
  return known;
}

function createRoutes(locale: string): RouteObject[] {
  const routes = pages.map(({ id, path }): RouteObject => ({
    id: `${id}@${locale}`,
    path: localePath(path, locale),
    element: <PageOutlet />,
  }));
  return [...routes, { id: 'other', path: '*', element: <PageOutlet /> }];
}
