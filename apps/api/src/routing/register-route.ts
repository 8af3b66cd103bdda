import { clientNetwork } from '@onepoint/allow-lists';
import type { Action } from '@onepoint/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readIdempotencyScope } from '../idempotency/read-idempotency-scope.ts';
import { authenticate } from '../plugins/authentication.ts';
import { authorise } from '../plugins/authorisation.ts';
import { limitRate } from '../plugins/rate-limit.ts';
import type { RouteGuards } from './route-guards.ts';
import type { Route, RouteInput } from './define-route.ts';
import type { Services } from '../services.ts';
import { successStatus } from './success-status.ts';
import { toFastifyPath } from './to-fastify-path.ts';

const noQuerySchema = z.strictObject({});

/**
 * Mounts a route. In this order, so that each step protects the next: session and rate limit (before the body is read), the shape of
 * parameters, query and body, membership and role, the handler, the shape of the reply.
 */
export function registerRoute(app: FastifyInstance, { call, handle }: Route, services: Services, guards: RouteGuards): void {
  const status = successStatus(call);
  app.route({
    method: call.method,
    url: toFastifyPath(call.path),
    schema: {
      ...(call.params && { params: call.params }),
      // A filter that is misspelled must not look like one that matched everything.
      querystring: call.query ?? noQuerySchema,
      ...(call.body && { body: call.body }),
      ...(status !== 204 && { response: { [status]: call.replies[status] } }),
    },
    onRequest: async (request, reply) => {
      const { limiter, sessions, callsMax } = guards;
      const limit = (caller: string): void => limitRate(limiter, caller, callsMax, reply);
      if (call.access === 'public') return limit(clientNetwork(request.ip));
      try {
        request.session = await authenticate(request, sessions);
      } catch (error) {
        limit(clientNetwork(request.ip));
        throw error;
      }
      limit(request.session.userId);
    },
    handler: async (request, reply) => {
      const userId = request.session?.userId ?? null;
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        userId,
        role: isAction(call.access) && userId !== null ? await authorise(guards.findRole, call.access, projectIdOf(request), userId) : null,
        idempotency: call.idempotencyKey ? readIdempotencyScope(request, call, userId) : null,
      } as RouteInput<typeof call> as never;
      const result = await handle(input, services);
      return reply.code(status).send(status === 204 ? undefined : result);
    },
  });
}

function isAction(access: string): access is Action {
  return access !== 'public' && access !== 'session';
}

/** Validated before: a call with an action has `projectId` in its path (the contract's test sees to it). */
function projectIdOf(request: FastifyRequest): string {
  return (request.params as { projectId: string }).projectId;
}
