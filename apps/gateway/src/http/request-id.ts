import { randomBytes } from 'node:crypto';

const idBytes = 15;
const pool = { bytes: Buffer.alloc(0), offset: 0 };

/** A new request id: `req_` and 20 random url-safe characters. Random bytes are fetched in bulk, because every request needs one. */
export function createRequestId(): string {
  if (pool.offset >= pool.bytes.length) {
    pool.bytes = randomBytes(idBytes * 256);
    pool.offset = 0;
  }
  const id = pool.bytes.toString('base64url', pool.offset, pool.offset + idBytes);
  pool.offset += idBytes;
  return `req_${id}`;
}
