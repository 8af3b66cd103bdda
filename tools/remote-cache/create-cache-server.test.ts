import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCacheServer } from './create-cache-server.ts';

const writeToken = 'write-'.padEnd(32, 'w');
const readToken = 'read-'.padEnd(32, 'r');
const bytesMax = 1000;
let folder: string;
let server: FastifyInstance;
let address: string;
let entries = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-cache-'));
  server = await createCacheServer({ folder, writeToken, readToken, bytesMax });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  const closed = server.close();
  server.server.closeAllConnections();
  await closed;
  await rm(folder, { recursive: true });
});

/** A hash that no other test uses. */
const newHash = (): string => `${String((entries += 1))}7046728498312953`;
const send = (method: string, path: string, token: string | undefined, body?: RequestInit['body']): Promise<Response> =>
  fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/octet-stream', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body }),
  });
const put = (hash: string, body: string | Uint8Array<ArrayBuffer>, token: string | undefined = writeToken) =>
  send('PUT', `/v1/cache/${hash}`, token, body);
const get = (hash: string, token: string | undefined = readToken) => send('GET', `/v1/cache/${hash}`, token);

it('returns what was stored, to both tokens', async () => {
  const hash = newHash();
  const body = Uint8Array.from({ length: bytesMax }, (_, index) => index % 256);
  expect((await put(hash, body)).status).toBe(200);
  for (const token of [readToken, writeToken]) {
    const response = await get(hash, token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(body);
  }
});

it('returns 404 for an entry it does not have', async () => {
  expect((await get(newHash())).status).toBe(404);
});

it.each(['/v1/cache/..%2Fsecret', '/v1/cache/a.b', '/v1/cache', '/'])('has nothing at %s', async (path) => {
  expect((await send('GET', path, writeToken)).status).toBe(404);
  expect((await send('PUT', path, writeToken, 'body')).status).toBe(404);
});

it.each([undefined, '', 'wrong', `${readToken} `.repeat(2), writeToken.slice(1)])('returns 401 for the token %j', async (token) => {
  const hash = newHash();
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const responses = await Promise.all(
    ['GET', 'PUT'].map((method) =>
      fetch(`${address}/v1/cache/${hash}`, { method, headers: authorization, ...(method === 'PUT' ? { body: 'body' } : {}) }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([401, 401]);
  expect((await get(hash)).status).toBe(404);
});

it('returns 403 when a token that can only read stores', async () => {
  const hash = newHash();
  const response = await put(hash, 'body', readToken);
  expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/plain']);
  expect((await get(hash)).status).toBe(404);
});

it('never replaces an entry', async () => {
  const hash = newHash();
  const stored = await Promise.all(['first', 'second', 'third'].map((body) => put(hash, body)));
  expect(stored.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const before = await (await get(hash)).text();
  expect((await put(hash, 'later')).status).toBe(409);
  expect(await (await get(hash)).text()).toBe(before);
});

it('returns 413 for a body over the limit, announced or not', async () => {
  const hash = newHash();
  expect((await put(hash, 'x'.repeat(bytesMax + 1))).status).toBe(413);
  const { port } = new URL(address);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const chunked = request(
      { port, path: `/v1/cache/${hash}`, method: 'PUT', headers: { authorization: `Bearer ${writeToken}` } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    chunked.on('error', reject);
    chunked.write('x'.repeat(bytesMax));
    chunked.end('x');
  });
  expect(status).toBe(413);
  expect((await get(hash)).status).toBe(404);
});

it('rejects an empty body', async () => {
  const hash = newHash();
  expect((await put(hash, '')).status).toBe(400);
  expect((await get(hash)).status).toBe(404);
});

it('stores nothing of a body that breaks off', async () => {
  const hash = newHash();
  const { port } = server.server.address() as AddressInfo;
  const broken = request({
    port,
    path: `/v1/cache/${hash}`,
    method: 'PUT',
    headers: { authorization: `Bearer ${writeToken}`, 'content-length': '100' },
  });
  broken.on('error', () => {});
  broken.write('half');
  const unfinished = join(folder, 'unfinished');
  await vi.waitFor(async () => expect(await readdir(unfinished)).toHaveLength(1), { timeout: 20_000 });
  broken.destroy();
  await vi.waitFor(async () => expect(await readdir(unfinished)).toEqual([]), { timeout: 20_000 });
  expect((await get(hash)).status).toBe(404);
});
