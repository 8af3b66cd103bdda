import { codeLoader } from '@onepoint/navigation';
import type { RouteObject } from 'react-router';
import type { PageHandle } from '../shared/link/prefetch-page.ts';
import { afterPaint } from './after-paint.ts';

/**
 * A route whose code is fetched when it is gone to, once the click is drawn, or ahead of that by a link (`AppLink`). Its path is matched exactly, upper
 * and lower case included (decision 6).
 *
 * @example { path: 'usage', ...lazyRoute(() => import('./routes/usage-route.tsx')) }
 */
export function lazyRoute(load: () => Promise<Pick<RouteObject, 'Component'>>) {
  const handle: PageHandle = { load };
  return { caseSensitive: true, handle, lazy: afterPaint(() => codeLoader.load(load)) };
}
