import { prefersLessData, type ConnectionHints } from '@onepoint/navigation';
import { matchRoutes, type RouteObject } from 'react-router';

/** What a route that is fetched when it is gone to carries as its `handle`. */
export interface PageHandle {
  /** Fetches its code. */
  readonly load: () => Promise<unknown>;
}

/** Fetches the code of a page that is likely to come next, unless the reader saves data. What fails here fails again when the page is gone to. */
export function prefetchPage(routes: RouteObject[], to: string): void {
  if (prefersLessData(navigator as ConnectionHints)) return;
  for (const { route } of matchRoutes(routes, to) ?? []) {
    // The router drops `lazy` from a route that it has loaded.
    const handle = route.handle as PageHandle | undefined;
    if (route.lazy !== undefined) void handle?.load().catch(() => undefined);
  }
}
