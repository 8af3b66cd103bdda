import type { FastifyInstance } from 'fastify';

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-request-id',
  'access-control-max-age': '600',
};

const readable = 'x-request-id, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset';

/**
 * Lets front ends that are served from elsewhere call the API: exactly the origins whose session tokens are accepted. No cookies are
 * involved, so credentials are not allowed.
 */
export function registerCrossOrigin(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': readable });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    return reply.code(204).headers(preflightHeaders).send();
  });
}
