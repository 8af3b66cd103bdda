import { chooseEncoding } from '@onepoint/document-host';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Compressing smaller responses isn't worth the CPU time. */
export const compressedBytesMin = 16_384;
/** Maximum number of responses compressed at the same time. Further ones are sent uncompressed, so that compression never delays other calls. */
const activeMax = 16;
let active = 0;

/** Fast and with a small window, because responses are long, repetitive hex texts, and many are sent at the same time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const gzipOptions = { level: constants.Z_BEST_SPEED };

/**
 * Starts a large response, compressed if the client accepts it. If the client disconnects, the returned stream closes as well.
 *
 * @returns the stream to write the body to
 */
export function openBody(
  request: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): Writable {
  const encoding = active < activeMax ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') {
    response.writeHead(status, headers);
    return response;
  }
  const { 'content-length': _, ...rest } = headers;
  response.writeHead(status, { ...rest, 'content-encoding': encoding, vary: 'accept-encoding' });
  const body = encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions);
  active += 1;
  pipeline(body, response, () => (active -= 1));
  return body;
}
