import { codeLoader } from '@onepoint/navigation';
import type { RouteObject } from 'react-router';
import type { PageHandle } from '../shared/link/app-link.tsx';
import { afterPaint } from './after-paint.ts';

/**
 * A route whose code is fetched when it is gone to, once the click is drawn, or ahead of that by a link (`AppLink`). Its path is matched exactly, upper
 * and lower case included (decision 6).
 *
 * @param path absolute; undefined for what has no path of its own
 * @example lazyRoute(paths.usage, () => import('./routes/usage-route.tsx'))
 */
export function lazyRoute(
  path: string | undefined,
  load: () => Promise<Pick<RouteObject, 'Component'>>,
  children?: RouteObject[],
): RouteObject {
  const handle: PageHandle = { load };
  return { path, caseSensitive: true, handle, lazy: afterPaint(() => codeLoader.load(load)), children };
}

/** What is shown at the address of the route around it itself. */
export const lazyIndex = (load: () => Promise<Pick<RouteObject, 'Component'>>): RouteObject => ({
  ...lazyRoute(undefined, load),
  index: true,
  children: undefined,
});
