import { createId } from '@onepoint/database';
import { transportSecurityHeaders } from '@onepoint/document-host';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { ApiError } from '../errors/api-error.ts';
import { errorBody } from './errors.ts';

type Refusal = (error: Error & { code?: string }, socket: Socket) => void;

/** Connections on which the rest of an answered request is still read. */
const answered = new WeakSet<Socket>();

/**
 * Keeps a connection open when the reply comes before the end of the body. To close it now would reset it, and the reply would be lost on its
 * way. Node reads what is left and drops it, for as long as `requestTimeout` allows.
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

/** Answers bytes that are no HTTP request, or come too slowly, in the shape of every other error, and ends the connection. */
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
