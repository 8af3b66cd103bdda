import { clientNetwork } from '@onepoint/allow-lists';
import { findReadCall, type Action } from '@onepoint/api-contract';
import type { SessionVerifier } from '@onepoint/auth/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { readIdempotencyScope } from '../idempotency/idempotency-scope.ts';
import { actWithToken } from '../modules/tokens/act-with-token.ts';
import { assertTokenMay, authenticate, authorize, presentsToken } from '../plugins/access.ts';
import { limitRate, type RateLimiter } from '../plugins/rate-limit.ts';
import type { Services } from '../services.ts';
import { successStatus, type Route, type RouteInput } from './define-route.ts';

const noQuerySchema = z.strictObject({});

interface RouteGuards {
  sessions: SessionVerifier;
  /** Limits calls per user, API token, or (without either) address. */
  limiter: RateLimiter;
}

/**
 * A request passes these steps in order: session or API token, rate limit and scope of the token (before the body is read), validation of parameters,
 * query, and body, membership and role, the handler, serialization of the reply.
 */
export function registerRoute(app: FastifyInstance, { call, handle }: Route, services: Services, guards: RouteGuards): void {
  const status = successStatus(call);
  const readCall = findReadCall(call);
  const readScope = (request: FastifyRequest, reply: FastifyReply, userId: string | null) => {
    const scope = call.idempotencyKey ? readIdempotencyScope(request, call, userId) : null;
    return scope && { ...scope, onReplay: () => void reply.header('idempotency-replayed', 'true') };
  };
  app.route({
    method: call.method,
    url: toFastifyPath(call.path),
    schema: {
      ...(call.params && { params: call.params }),
      // Rejects unknown parameters, because a misspelled filter must not return everything.
      querystring: call.query ?? noQuerySchema,
      ...(call.body && { body: call.body }),
      ...(status !== 204 && { response: { [status]: call.replies[status] } }),
    },
    // Compressing a secret together with text that others choose would leak it (BREACH).
    ...(carriesSecret(call.replies[status]) && { compress: false }),
    onRequest: async (request, reply) => {
      const { limiter, sessions } = guards;
      const limit = (caller: string): void => limitRate(limiter, caller, reply);
      const isSessionOptional = call.access === 'public';
      if (isSessionOptional && request.headers.authorization === undefined) return limit(clientNetwork(request.ip));
      // Looking up a token costs a query, so addresses that send many unknown tokens are rejected without one.
      const guesses = `unknown tokens from ${clientNetwork(request.ip)}`;
      const isToken = presentsToken(request);
      if (isToken && limiter.isExhausted(guesses)) limit(guesses);
      try {
        request.caller = await authenticate(request, { sessions, tokens: services.tokens, now: services.now });
      } catch (error) {
        limit(isToken ? guesses : clientNetwork(request.ip));
        if (isSessionOptional && error instanceof ApiError) return;
        throw error;
      }
      const { userId, token } = request.caller;
      limit(token?.id ?? userId);
      if (token !== null) assertTokenMay(token, call);
    },
    handler: async (request, reply) => {
      const { userId, token } = request.caller ?? { userId: null, token: null };
      const scoped = token === null ? services : actWithToken(services, token);
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        userId,
        token,
        caller: userId ?? clientNetwork(request.ip),
        role:
          isAction(call.access) && userId !== null
            ? await authorize(scoped.projects.findRole, call.access, projectIdOf(request), userId)
            : null,
        language: preferredLanguage(request),
        idempotency: readScope(request, reply, token?.kind === 'project' ? token.id : userId),
      } as RouteInput<typeof call> as never;
      const result = await handle(input, scoped);
      if (readCall !== null) reply.header('location', app.prefix + fillPath(readCall.path, request.params, result));
      if (call.cacheSecs !== undefined) reply.header('cache-control', `public, max-age=${call.cacheSecs}`);
      return reply.code(status).send(status === 204 ? undefined : result);
    },
  });
}

/** The first language of `accept-language`, without its region. */
function preferredLanguage({ headers }: FastifyRequest): string | null {
  return /^[a-z]{2,3}(?=$|[-,;])/.exec(headers['accept-language'] ?? '')?.[0] ?? null;
}

function isAction(access: string): access is Action {
  return access !== 'public' && access !== 'session';
}

/** Only replies that create a secret have a field of this name. */
function carriesSecret(reply: unknown): boolean {
  return reply instanceof z.core.$ZodObject && 'secret' in reply._zod.def.shape;
}

/** Fills a path with the request's parameters. The remaining parameter is the id of the created resource. */
function fillPath(path: string, params: unknown, created: unknown): string {
  const known = (params ?? {}) as Record<string, string>;
  const { id = '' } = created as { id?: string };
  return path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) => known[name] ?? id);
}

/** Every call with an action has `projectId` in its path; a test of the contract checks that. */
function projectIdOf(request: FastifyRequest): string {
  return (request.params as { projectId: string }).projectId;
}

/** Converts `/v1/projects/{projectId}` of the contract to Fastify's `/v1/projects/:projectId`. */
export function toFastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Answers unknown paths with 404. A known path with the wrong method gets 405 and `allow`. */
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
