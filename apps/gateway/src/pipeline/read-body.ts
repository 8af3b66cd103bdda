import type { IncomingMessage } from 'node:http';
import { gunzip } from 'node:zlib';
import { GatewayError } from '../errors/gateway-error.ts';
import { ClientGoneError } from '../http/answer.ts';

/** Number of chunks that can be tiny. Each chunk costs a function call, which takes a thousand times longer than a few bytes. */
const tinyChunksMax = 256;
/** Minimum average size of all further chunks. Smaller than a packet, so that clients on slow networks aren't rejected. */
const chunkBytesMin = 1_024;

/**
 * Step 3: reads and decompresses the whole body. Bytes above the limit are discarded. The server's request timeout ends slow bodies.
 *
 * @param onCompressed called with the size of a compressed body before it is decompressed; can reject it by throwing
 * @throws {GatewayError} `BODY_TOO_LARGE`, `BODY_TOO_COMPLEX` (tiny chunks), `ENCODING_UNSUPPORTED`, `PARSE_ERROR` (broken gzip)
 * @throws {ClientGoneError} if the connection closed first
 */
export async function readBody(request: IncomingMessage, bytesMax: number, onCompressed: (bytes: number) => void): Promise<Buffer> {
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip') throw new GatewayError('ENCODING_UNSUPPORTED');
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw new GatewayError('BODY_TOO_LARGE');
  const body = await collect(request, bytesMax);
  if (encoding === 'identity') return body;
  onCompressed(body.length);
  return unpack(body, bytesMax);
}

function collect(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let count = 0;
    if (request.destroyed) reject(new ClientGoneError());
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      count += 1;
      const tooMany = count - tinyChunksMax - bytes / chunkBytesMin;
      if (tooMany > 0) reject(new GatewayError('BODY_TOO_COMPLEX'));
      // By now, the client has had time to read the response.
      if (tooMany > tinyChunksMax) request.destroy();
      if (bytes <= bytesMax) chunks.push(chunk);
      else reject(new GatewayError('BODY_TOO_LARGE'));
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', () => reject(new ClientGoneError()));
    request.on('close', () => {
      // `close` is emitted after every request, so only create an error (with its stack) if the request is incomplete.
      if (!request.readableEnded) reject(new ClientGoneError());
    });
  });
}

function unpack(body: Buffer, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    gunzip(body, { maxOutputLength: bytesMax }, (error, unpacked) => {
      if (error === null) resolve(unpacked);
      else reject(new GatewayError('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'BODY_TOO_LARGE' : 'PARSE_ERROR'));
    });
  });
}
