import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '@onepoint/document-host';

const messages = {
  400: 'This address cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This address can only be read.',
  421: 'This server does not serve that host. Set PUBLIC_ORIGIN to the address that browsers see.',
  500: 'Something went wrong here.',
} as const;

/** One plain line. Pages that do not exist have a document of their own. */
export function sendError(request: IncomingMessage, response: ServerResponse, status: keyof typeof messages): void {
  if (response.headersSent) return void response.destroy();
  const text = `${messages[status]}\n`;
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    // The request's body may be unread: what follows it on this connection could not be told from it.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
