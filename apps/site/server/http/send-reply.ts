import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, matchesEtag } from '@onepoint/document-host';
import type { EncodedReply, Reply } from './reply.ts';

/** Sends a reply in the best encoding that the client takes, or 304 where it has that already. */
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
