import { localePath } from '@onepoint/navigation';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ErrorRoute } from './routes/error-route.tsx';
import { loadNotFoundRoute, pages, type PageDefinition } from './pages.ts';
import { Root } from './root.tsx';

export const notFoundRouteId = 'not-found';

/** Id of the route that shows a page in a language. */
export function routeIdOf(pageId: string, locale: string): string {
  return pageId === notFoundRouteId ? notFoundRouteId : `${pageId}@${locale}`;
}

/** Loads what a route renders: the content on the server, its page context in the browser. */
export type LoadPage = (pageId: string, locale: string, args: LoaderFunctionArgs) => Promise<unknown>;

/** One table of routes for both sides. */
export function createRoutes(languages: readonly string[], loadPage: LoadPage): RouteObject[] {
  const pageRoute = (page: PageDefinition, locale: string): RouteObject => ({
    id: routeIdOf(page.id, locale),
    path: localePath(page.path, locale),
    loader: async (args) => loadPage(page.id, locale, args),
    lazy: { Component: page.load },
    ErrorBoundary: ErrorRoute,
  });
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      HydrateFallback: () => null,
      children: [
        ...languages.flatMap((locale) => pages.map((page) => pageRoute(page, locale))),
        {
          id: notFoundRouteId,
          path: '*',
          loader: async (args) => loadPage(notFoundRouteId, '', args),
          lazy: { Component: loadNotFoundRoute },
          ErrorBoundary: ErrorRoute,
        },
      ],
    },
  ];
}
