import { localePath } from '@onepoint/navigation';
import type { RouteObject } from 'react-router';
import { PageOutlet } from './page-outlet.tsx';
import { pages } from './pages.ts';

/**
 * One table of routes for both sides. The page itself is the one that the page context names: "no such page" and pages that stand for others may
 * be under any address.
 */
export function createRoutes(languages: readonly string[]): RouteObject[] {
  const routes = languages.flatMap((locale) =>
    pages.map(({ id, path }): RouteObject => ({ id: `${id}@${locale}`, path: localePath(path, locale), element: <PageOutlet /> })),
  );
  return [...routes, { id: 'other', path: '*', element: <PageOutlet /> }];
}
