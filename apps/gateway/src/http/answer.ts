import { randomBytes } from 'node:crypto';
import { errorCodes } from '@onepoint/gateway-errors';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorBody, GatewayError } from '../errors/gateway-error.ts';
import { describeError, type Log } from '../log.ts';
import type { Arrival, CallUsage } from '../metering/call-usage.ts';
import { compressedBytesMin, openBody } from './open-body.ts';
import { composeRefusal } from '../rpc/compose-answer.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';

const idBytes = 15;
const pool = { bytes: Buffer.alloc(0), offset: 0 };

/** Creates `req_` and 20 random URL-safe characters. Random bytes are generated in bulk, because every request needs an id. */
export function createRequestId(): string {
  if (pool.offset >= pool.bytes.length) {
    pool.bytes = randomBytes(idBytes * 256);
    pool.offset = 0;
  }
  const id = pool.bytes.toString('base64url', pool.offset, pool.offset + idBytes);
  pool.offset += idBytes;
  return `req_${id}`;
}

/** One HTTP request and its response, with what is known about it so far, so that an error response has the ids of the calls it concerns. */
export class Exchange implements Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId = createRequestId();
  readonly transport = 'http';
  readonly arrivedAt = performance.now();
  rpc: RpcRequest | undefined;
  usage: CallUsage | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request;
    this.response = response;
  }
}

const allowedMethods = 'POST, OPTIONS';

/** For every response. All origins are allowed, because endpoints use no cookies. */
export function responseHeaders(requestId: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-request-id, x-cache, retry-after',
    'x-request-id': requestId,
  };
}

/** Response to a preflight request (Fetch standard, "CORS-preflight request"). */
export function preflightHeaders(requestId: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allowedMethods,
    'access-control-allow-headers':
      'content-type, content-encoding, x-api-key, authorization, traceparent, tracestate, x-request-id, user-agent',
    'access-control-max-age': '86400',
    'x-request-id': requestId,
  };
}

export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
  readonly code = 'CLIENT_GONE';
}

/** Sends a complete response. If the text is null, the client expects none (notifications), and gets a 204. */
export function sendAnswer(
  { request, response, requestId }: Exchange,
  status: number,
  text: string | null,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  // Closing the connection while the body is arriving would reset it and lose the response, so close it after Node has read the rest.
  if (!request.complete && hasBody(request) && !response.shouldKeepAlive) {
    response.shouldKeepAlive = true;
    request.once('end', () => request.socket.destroySoon());
  }
  if (text === null) {
    const { 'content-type': _, ...rest } = responseHeaders(requestId);
    response.writeHead(status === 200 ? 204 : status, { ...rest, ...headers });
    response.end();
    return;
  }
  const length = Buffer.byteLength(text);
  const all = { ...responseHeaders(requestId), 'content-length': String(length), ...headers };
  if (length >= compressedBytesMin) openBody(request, response, status, all).end(Buffer.from(text));
  // Node sends short text together with the headers. A buffer would be copied and written separately.
  else response.writeHead(status, all).end(text);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export function answerError(exchange: Exchange, thrown: unknown, log: Log): void {
  // Don't count a call: no node was called and no response is sent.
  if (thrown instanceof ClientGoneError) return;
  const error = thrown instanceof GatewayError ? thrown : new GatewayError('INTERNAL');
  exchange.usage?.failed(error.code);
  if (error !== thrown) log('error', 'request failed', { requestId: exchange.requestId, ...describeError(thrown) });
  if (exchange.response.headersSent) {
    exchange.response.destroy();
    return;
  }
  const { code, retryAfterSeconds, details } = error;
  const { rpc, requestId } = exchange;
  const text = rpc === undefined ? errorBody(code, 'null', requestId, details) : composeRefusal(rpc, code, requestId, details);
  sendAnswer(exchange, errorCodes[code].status, text, {
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(code === 'HTTP_METHOD_NOT_ALLOWED' ? { allow: allowedMethods } : {}),
  });
}
