import type { LoaderFunction, RouteObject } from 'react-router';
import { Frame } from './frame.tsx';
import { PageError, PageOutlet } from './page-outlet.tsx';
import { pageRouteId } from './shown-page.ts';

/**
 * The routes of the site, for both sides. One route shows every page: the page context names the page, because "no such page" and pages that stand for
 * others can be under any address.
 *
 * @param loader resolves to a `ShownPage`
 */
export const createRoutes = (loader: LoaderFunction): RouteObject[] => [
  { id: 'frame', Component: Frame, children: [{ id: pageRouteId, path: '*', loader, Component: PageOutlet, ErrorBoundary: PageError }] },
];
