import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange.ts';
import { responseHeaders } from './response-headers.ts';

/** Sends a whole answer. No text means that the client expects none (notifications): 204. */
export function sendAnswer(
  { request, response, requestId }: Exchange,
  status: number,
  text: string | null,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  // To close the connection while the body still arrives would reset it, and lose the answer: Node reads the rest until `requestTimeout`.
  if (!request.complete && hasBody(request)) response.shouldKeepAlive = true;
  if (text === null) {
    const { 'content-type': _, ...rest } = responseHeaders(requestId);
    response.writeHead(status === 200 ? 204 : status, { ...rest, ...headers });
    response.end();
    return;
  }
  const body = Buffer.from(text);
  response.writeHead(status, { ...responseHeaders(requestId), 'content-length': String(body.length), ...headers });
  response.end(body);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
