import type { FastifyInstance } from 'fastify';

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-request-id',
  'access-control-max-age': '600',
};

const readable = 'x-request-id, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, etag, location, idempotency-replayed';

/**
 * Lets front ends that are served from elsewhere call the API: exactly the origins whose session tokens are accepted. No cookies are
 * involved, so credentials are not allowed.
 */
export function registerCrossOrigin(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('vary', 'origin');
    const { method, headers } = request;
    const isAllowed = headers.origin !== undefined && allowed.has(headers.origin);
    if (isAllowed) reply.headers({ 'access-control-allow-origin': headers.origin, 'access-control-expose-headers': readable });
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    if (isAllowed && isPreflight) reply.code(204).headers(preflightHeaders).send();
    else next();
  });
}
