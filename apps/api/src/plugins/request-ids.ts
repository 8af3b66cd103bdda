import { createId } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';
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
