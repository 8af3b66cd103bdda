import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const request = (chunks: readonly string[], headers: IncomingMessage['headers'] = {}): IncomingMessage =>
  Object.assign(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { headers }) as unknown as IncomingMessage;

describe('readBody', () => {
  it('reads a body in pieces', async () => {
    await expect(readBody(request(['ab', 'c']), 3)).resolves.toEqual(Buffer.from('abc'));
  });

  it('stops at the limit although no length was announced', async () => {
    await expect(readBody(request(['ab', 'cd']), 3)).rejects.toMatchObject({ code: 'request_body_too_large' });
  });

  it('does not begin to read what is announced as too long', async () => {
    await expect(readBody(request([], { 'content-length': '4' }), 3)).rejects.toMatchObject({ code: 'request_body_too_large' });
  });
});
