import type { RouteObject } from 'react-router';

/** Loads the screens of routes in advance, so that a test does not wait for a busy machine to transform them. */
export async function loadLazyRoutes(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async ({ lazy, children = [] }) => {
      if (typeof lazy === 'function') await lazy();
      await loadLazyRoutes(children);
    }),
  );
}
