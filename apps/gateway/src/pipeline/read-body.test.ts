import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../errors/gateway-error.ts';
import { readBody } from './read-body.ts';

const bytesMax = 1_000;
let compressedBytesMax = Infinity;
let outcome: Promise<Buffer>;
let received: () => void = () => undefined;
const server = createServer((request: IncomingMessage, response) => {
  outcome = readBody(request, bytesMax, (bytes) => {
    if (bytes > compressedBytesMax) throw new GatewayError('RATE_LIMITED');
  });
  received();
  outcome.then(
    () => response.end(),
    () => response.end(),
  );
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function send(body: Buffer | readonly string[], headers: Record<string, string> = {}): Promise<Buffer> {
  const length: Record<string, string> = Buffer.isBuffer(body) ? { 'content-length': String(body.length) } : {};
  const client = httpRequest(address(), { method: 'POST', headers: { ...headers, ...length } });
  Readable.from(Buffer.isBuffer(body) ? [body] : body).pipe(client);
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  response.resume();
  return outcome;
}

describe('readBody', () => {
  it('returns the bytes, however they arrive', async () => {
    expect(await send(Buffer.from('abc'))).toEqual(Buffer.from('abc'));
    expect(await send(['a', 'bc', 'd'])).toEqual(Buffer.from('abcd'));
    expect(await send(Buffer.alloc(0))).toEqual(Buffer.alloc(0));
    expect(await send(Buffer.alloc(bytesMax, 'x'))).toHaveLength(bytesMax);
  });

  it('rejects a body that is too large, announced or not', async () => {
    await expect(send(Buffer.alloc(bytesMax + 1))).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
    await expect(send(['x'.repeat(600), 'x'.repeat(600)])).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  it('decompresses gzip, and rejects what decompresses to too much', async () => {
    const gzip = { 'content-encoding': 'gzip' };
    expect(await send(gzipSync('packed'), gzip)).toEqual(Buffer.from('packed'));
    await expect(send(gzipSync(Buffer.alloc(5_000_000)), gzip)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
    await expect(send(Buffer.from('not gzip'), gzip)).rejects.toMatchObject({ code: 'PARSE_ERROR' });
  });

  it('reports the compressed size before decompressing', async () => {
    const empty = Buffer.concat(Array.from({ length: 40 }, () => gzipSync('')));
    const gzip = { 'content-encoding': 'gzip' };
    expect(await send(empty, gzip)).toHaveLength(0);
    await expect(send(randomBytes(bytesMax), gzip)).rejects.toMatchObject({ code: 'PARSE_ERROR' });
    compressedBytesMax = empty.length - 1;
    await expect(send(empty, gzip)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    compressedBytesMax = Infinity;
  });

  it.each(['br', 'deflate', 'gzip, gzip', 'zstd'])('rejects the encoding %s', async (encoding) => {
    await expect(send(Buffer.from('x'), { 'content-encoding': encoding })).rejects.toMatchObject({ code: 'ENCODING_UNSUPPORTED' });
  });

  it('rejects tiny chunks, and disconnects a client that keeps sending them', async () => {
    expect(await send(Array.from({ length: 250 }, () => 'x'))).toHaveLength(250);
    await expect(send(Array.from({ length: 300 }, () => 'x'))).rejects.toMatchObject({ code: 'BODY_TOO_COMPLEX' });
    const client = httpRequest(address(), { method: 'POST' });
    client.on('error', () => undefined);
    const closed = once(client, 'close');
    Readable.from(Array.from({ length: 900 }, () => 'x')).pipe(client, { end: false });
    await closed;
    await expect(outcome).rejects.toMatchObject({ code: 'BODY_TOO_COMPLEX' });
  });

  it('fails if the client disconnects midway', async () => {
    const isReceived = new Promise<void>((resolve) => {
      received = resolve;
    });
    const client = httpRequest(address(), { method: 'POST', headers: { 'content-length': '100' } });
    client.on('error', () => undefined);
    client.write('{');
    await isReceived;
    client.destroy();
    await expect(outcome).rejects.toMatchObject({ code: 'CLIENT_GONE' });
  });
});
