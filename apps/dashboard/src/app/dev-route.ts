import type { RouteObject } from 'react-router';
import { isDevMode } from '../shared/dev-mode.ts';
import { lazyRoute } from './lazy-route.ts';

type Load = () => Promise<Pick<RouteObject, 'Component'>>;

/** A page for developers: without dev mode its address does not exist, and its code is not fetched. */
export function devRoute(path: string, load: Load, isShown: boolean = isDevMode): RouteObject {
  return lazyRoute(path, isShown ? load : () => import('./routes/unknown-page-route.tsx'));
}
