import { createId } from '@onepoint/database';
import { transportSecurityHeaders } from '@onepoint/document-host';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Long enough to be unique, and safe in log lines and headers. */
const acceptable = /^[\w-]{8,64}$/;

/** The id sent by the caller or a proxy if it is acceptable, otherwise a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : createId('req');
}

/** Sends the request id with every reply, so that users can quote it. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** For JSON replies, which browsers must not render, sniff, frame, or store. */
const jsonHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** Keeps headers that the reply already has. */
type SetSecurityHeaders = (reply: FastifyReply) => void;

export function createSecurityHeaders(publicOrigin: string): SetSecurityHeaders {
  const all = Object.entries({ ...jsonHeaders, ...transportSecurityHeaders(publicOrigin) });
  return (reply) => {
    for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value);
  };
}

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-request-id',
  'access-control-max-age': '600',
};

const readable = 'x-request-id, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, etag, location, idempotency-replayed';

/**
 * Allows cross-origin calls only from the origins whose session tokens are accepted. Credentials are not allowed, because the API uses no cookies.
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
