import type { ErrorBody } from '@onepoint/api-contract';
import { createId } from '@onepoint/database';
import { transportSecurityHeaders } from '@onepoint/document-host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { ApiError } from '../errors/api-error.ts';
import { toApiError } from '../errors/to-api-error.ts';

function errorBody({ code, message, details }: ApiError, requestId: string): ErrorBody {
  return { error: { code, message, requestId, ...(details === undefined ? {} : { details }) } };
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = toApiError(error);
  if (apiError.status >= 500) request.log.error({ err: apiError.cause ?? apiError, code: apiError.code }, 'request failed');
  // Serialized here, because the route's schema only describes the success reply.
  return reply
    .code(apiError.status)
    .headers(apiError.headers)
    .header('x-request-id', request.id)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send(errorBody(apiError, request.id));
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

type Refusal = (error: Error & { code?: string }, socket: Socket) => void;

/** Connections of requests that were answered before their body was read completely. */
const answered = new WeakSet<Socket>();

/**
 * Keeps the connection open when the reply is sent before the body has been read. Closing it would reset the connection and lose the reply. Node
 * reads and drops the rest for up to `requestTimeout`.
 */
export function registerEarlyReplies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw: request, headers }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || request.complete) return;
    answered.add(request.socket);
    request.once('end', () => answered.delete(request.socket));
    reply.removeHeader('connection');
    reply.raw.shouldKeepAlive = true;
  });
}

/** Answers bytes that are not HTTP or that arrive too slowly with an error reply, and closes the connection. */
export function createRefusal(publicOrigin: string): Refusal {
  const own = Object.entries(transportSecurityHeaders(publicOrigin)).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || answered.has(socket)) {
      socket.destroy();
      return;
    }
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const body = JSON.stringify(errorBody(new ApiError(isSlow ? 'REQUEST_TIMEOUT' : 'VALIDATION_FAILED'), createId('req')));
    const status = isSlow ? '408 Request Timeout' : '400 Bad Request';
    const head = [`HTTP/1.1 ${status}`, 'content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`];
    socket.end([...head, ...own, 'connection: close', '', body].join('\r\n'));
  };
}
