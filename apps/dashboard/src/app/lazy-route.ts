import { codeLoader } from '@onepoint/navigation';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { isDevMode } from '../shared/dev-mode.ts';
import type { PageHandle } from '../shared/link/app-link.tsx';

type LoadPage = () => Promise<ComponentType>;

/**
 * Route whose code loads on navigation, once the browser has painted the click, or earlier when an `AppLink` prefetches it. Matches the
 * path case-sensitively (decision 6).
 *
 * @param path absolute; undefined for a layout without a path
 * @example lazyRoute(paths.plans, async () => (await import('../features/plans/plans-page.tsx')).PlansPage)
 */
export function lazyRoute(path: string | undefined, load: LoadPage, children?: RouteObject[]): RouteObject {
  const handle: PageHandle = { load };
  return { path, caseSensitive: true, handle, lazy: afterPaint(async () => ({ Component: await codeLoader.load(load) })), children };
}

export const lazyIndex = (load: LoadPage): RouteObject => ({ ...lazyRoute(undefined, load), index: true, children: undefined });

/** Developer page. Outside dev mode, its path shows "not found" and its code isn't loaded. */
export function devRoute(path: string, load: LoadPage, isShown: boolean = isDevMode): RouteObject {
  return lazyRoute(path, isShown ? load : async () => (await import('./routes/not-found-route.tsx')).NotFound);
}

/**
 * Lets the browser paint before `work` starts, so that a click shows its effect first. Doesn't wait if the page is hidden or hasn't painted
 * yet.
 */
export function afterPaint<T>(work: () => Promise<T>): () => Promise<T> {
  return async () => {
    if (!document.hidden && performance.getEntriesByName('first-contentful-paint').length > 0) {
      // An animation frame callback runs before the paint; a task it queues runs after.
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return work();
  };
}
