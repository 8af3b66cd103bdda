import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller replies fit into one packet anyway. */
const thresholdBytes = 1_024;

/** Compresses JSON replies by `accept-encoding`, except for routes with `compress: false`. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: thresholdBytes,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/u,
    globalDecompression: false,
  });
}
