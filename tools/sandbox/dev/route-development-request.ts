import { routeRequest } from '../edge/routing/route-request.ts';
import type { Route } from '../edge/routing/route.ts';

const modulePath = /^\/(?:(_dashboard|playground)\/)?(?:@fs|@id|@vite|@react-refresh|node_modules|src|vite|index\.html\?html-proxy)/;

/**
 * The product's routes, and beside them Vite's own modules, which lie under hidden folders (`node_modules/.vite`) and odd names
 * that a production edge refuses.
 */
export function routeDevelopmentRequest(target: string): Route {
  const [, folder] = modulePath.exec(target) ?? [];
  if (!modulePath.test(target)) return routeRequest(target);
  return { kind: 'file', app: folder === '_dashboard' ? 'dashboard' : folder === 'playground' ? 'playground' : 'site', segments: [] };
}
