import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, matchesEtag, securityHeaders } from '@onepoint/document-host';
import type { Asset } from './asset.ts';

export interface SendAssetOptions {
  status: 200 | 404;
  cacheControl: string;
  contentSecurityPolicy?: string | undefined;
}

/** Sends a file in the best encoding the client takes, or 304 where it has it already. */
export async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  options: SendAssetOptions,
): Promise<void> {
  const { encoding, body } = await asset.encode(chooseEncoding(request.headers['accept-encoding']));
  const etag = `"${asset.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = {
    ...securityHeaders,
    'cache-control': options.cacheControl,
    vary: 'accept-encoding',
    etag,
    ...(options.contentSecurityPolicy === undefined ? {} : { 'content-security-policy': options.contentSecurityPolicy }),
  };
  if (options.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(options.status, {
    ...headers,
    'content-type': asset.contentType,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
