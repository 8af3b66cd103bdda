import { createId } from '@onepoint/database';
import { transportSecurityHeaders } from '@onepoint/document-host';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Enough to be unique, and nothing that could break a log line or a header. */
const acceptable = /^[\w-]{8,64}$/;

/** The request's id: that of the caller or proxy when it is usable, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : createId('req');
}

/** Every reply names its request, so that a user can quote it. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** For JSON, which no browser should ever render, sniff, frame or keep. */
const jsonHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** Sets what a reply has not set otherwise. */
export type SetSecurityHeaders = (reply: FastifyReply) => void;

/** For replies of a product at this origin. */
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
