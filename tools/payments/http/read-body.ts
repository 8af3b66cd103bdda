import type { IncomingMessage } from 'node:http';

const bodyBytesMax = 65_536;

/** A request's body as text; null where it is longer than any that is expected here. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += buffer.length;
    if (length > bodyBytesMax) return null;
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString();
}
