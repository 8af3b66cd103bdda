import { chooseEncoding, matchesEtag, securityHeaders } from '@onepoint/document-host';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedReply, Reply } from './reply.ts';

/** Sends a reply in the best encoding that the client accepts, or 304 if it has that already. */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  write(request, response, reply, reply.find(encoding) ?? (await reply.encode(encoding)));
}

function write(request: IncomingMessage, response: ServerResponse, { status }: Reply, encoded: EncodedReply): void {
  if (status === 200 && matchesEtag(request.headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, encoded.headersOfUnchanged as string[]).end();
    return;
  }
  response.writeHead(status, encoded.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : encoded.body);
}

const messages = {
  400: 'This address cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This address can only be read.',
  421: 'This server does not serve that host. Set PUBLIC_ORIGIN to the address that browsers see.',
  500: 'Something went wrong here.',
} as const;

/** Sends a line of plain text. Missing pages have a document instead. */
export function sendError(request: IncomingMessage, response: ServerResponse, status: keyof typeof messages): void {
  if (response.headersSent) return void response.destroy();
  const text = `${messages[status]}\n`;
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    // An unread body would be parsed as the next request on this connection.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
