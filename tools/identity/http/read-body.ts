import type { IncomingMessage } from 'node:http';
import { ClerkError } from '../errors/clerk-error.ts';

/**
 * Reads a whole request body.
 *
 * @throws {ClerkError} `request_body_too_large` as soon as the limit is passed
 */
export async function readBody(request: IncomingMessage, bodyBytesMax: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > bodyBytesMax) throw new ClerkError('request_body_too_large');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += buffer.length;
    if (length > bodyBytesMax) throw new ClerkError('request_body_too_large');
    chunks.push(buffer);
  }
  return Buffer.concat(chunks);
}
