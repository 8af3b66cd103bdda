import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads a whole request body. What is left of one that is too long is read and dropped: to close the connection while it still arrives would
 * lose the reply.
 *
 * @returns null for a body that is too long
 * @throws when the client goes away first
 */
export function readBody(request: IncomingMessage, bytesMax: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > bytesMax) resolve(null);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bytesMax) resolve(null);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

/** Lets a reply out before the end of the body: the connection stays open until the rest has come, or the server's `requestTimeout` is over. */
export function keepOpenUntilRead(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete) response.shouldKeepAlive = true;
}

/** For clients that send slowly; Node looks for them every 30 seconds unless told otherwise. */
export const requestBounds = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };
