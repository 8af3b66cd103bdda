import { ClerkError } from './errors/clerk-error.ts';
import { matchPath } from './http/match-path.ts';
import type { Reply } from './http/reply.ts';
import { createRequestContext, type RequestContext, type RequestFacts } from './http/request-context.ts';
import type { Route } from './http/route.ts';
import type { Identity } from './identity.ts';

export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/**
 * The route for a method and a path.
 *
 * @throws {ClerkError} `resource_not_found`, or `method_not_allowed` where the path exists with other methods
 */
export function findRoute(routes: readonly Route[], method: string, path: string): FoundRoute {
  const matches = routes.flatMap((route) => {
    const params = matchPath(route.path, path);
    return params === null ? [] : [{ route, params }];
  });
  const found = matches.find(({ route }) => route.method === method);
  if (found === undefined) throw new ClerkError(matches.length > 0 ? 'method_not_allowed' : 'resource_not_found');
  return found;
}

/** Runs a route and adds the browser's cookie to its reply. */
export async function runRoute(
  identity: Identity,
  { route, params }: FoundRoute,
  facts: Omit<RequestFacts, 'params'>,
  check: (context: RequestContext) => void = () => {},
): Promise<Reply> {
  const context = createRequestContext(identity, { ...facts, params });
  check(context);
  const reply = await route.handle(identity, context);
  const setCookie = context.setCookie();
  return setCookie === null ? reply : { ...reply, headers: { ...reply.headers, 'set-cookie': setCookie } };
}
