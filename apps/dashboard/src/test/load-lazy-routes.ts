import type { RouteObject } from 'react-router';

/** Fetches the screens of routes, so that a test that waits for one waits for what it shows and not for a busy machine to transform it. */
export async function loadLazyRoutes(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async ({ lazy, children = [] }) => {
      if (typeof lazy === 'function') await lazy();
      await loadLazyRoutes(children);
    }),
  );
}
