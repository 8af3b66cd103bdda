import type { Exchange } from './exchange.ts';
import { responseHeaders } from './response-headers.ts';

/** Sends a whole answer. No text means that the client expects none (notifications): 204. */
export function sendAnswer(
  { response, requestId }: Exchange,
  status: number,
  text: string | null,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
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
