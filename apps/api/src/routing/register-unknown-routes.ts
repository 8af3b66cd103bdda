import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Route } from './define-route.ts';

/** What no route takes: 405 with `allow` when the path exists with other methods, else 404. */
export function registerUnknownRoutes(app: FastifyInstance, routes: readonly Route[], prefix: string): void {
  const paths = routes.map(({ call }) => ({ method: call.method, pattern: pathPattern(prefix + call.path) }));
  app.setNotFoundHandler(async (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = [...new Set(paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (allowed.length === 0) throw new ApiError('ROUTE_NOT_FOUND');
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { allow: allowed.toSorted().join(', ') } });
  });
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
