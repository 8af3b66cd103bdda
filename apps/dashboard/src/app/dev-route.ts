import type { RouteObject } from 'react-router';
import { isDevMode } from '../shared/dev-mode/is-dev-mode.ts';

type Load = () => Promise<Pick<RouteObject, 'Component'>>;

/** A page for developers: without dev mode its address does not exist, and its code is not fetched. */
export function devRoute(path: string, load: Load, isShown: boolean = isDevMode): RouteObject {
  return { path, lazy: isShown ? load : () => import('./routes/unknown-page-route.tsx') };
}
