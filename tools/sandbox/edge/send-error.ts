import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDictionaryTarget, securityHeaders } from '@onepoint/document-host';

interface EdgeError {
  status: 400 | 404 | 405 | 421 | 500 | 502;
  code: 'BAD_REQUEST' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'MISDIRECTED' | 'INTERNAL_ERROR' | 'UPSTREAM_UNAVAILABLE';
  message: string;
}

/** JSON-RPC 2.0, section 5.1: server errors start at -32000. */
const rpcErrorCode = -32_000;

const closing = new WeakSet<Socket>();

/** Whether an earlier reply closes this request's connection: it must not be processed, because its reply would be lost. */
export const isClosing = ({ socket }: IncomingMessage): boolean => closing.has(socket);

/** Sends an error in the format of its path: JSON-RPC under `/rpc`, HTML for pages in browsers, otherwise the API's error format. */
export function sendError(request: IncomingMessage, response: ServerResponse, { status, code, message }: EdgeError): void {
  const { url = '', headers } = request;
  if (response.headersSent) return void response.destroy();
  // The next request on this connection could not be distinguished from the unread body.
  if (!request.complete) closing.add(request.socket);
  const isRpc = /^\/rpc(?:[/?]|$)/.test(url);
  const isPage = !isRpc && !isDictionaryTarget(url) && headers.accept?.includes('text/html') === true;
  const text = isPage
    ? `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><h1>${status}</h1><p>${message}</p></html>`
    : JSON.stringify(
        isRpc ? { jsonrpc: '2.0', id: null, error: { code: rpcErrorCode, message, data: { code } } } : { error: { code, message } },
      );
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(isPage ? { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
