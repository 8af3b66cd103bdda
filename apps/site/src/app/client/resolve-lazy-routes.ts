import type { RouteMatch } from 'react-router';

/** Loads the components of matched routes, so that they render at once. */
export async function resolveLazyRoutes(matches: readonly Pick<RouteMatch, 'route'>[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) return;
      const Component = await route.lazy.Component();
      if (Component) route.Component = Component;
      delete route.lazy;
    }),
  );
}
