import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, afterAll, beforeAll } from 'vitest';
import { api } from './test/api.ts';
import { createTestApi, type TestApi } from './test/create-test-api.ts';
import { newProject, newUser } from './test/fixtures.ts';
import { sessionToken } from './test/session-tokens.ts';

const get = (path: string, headers: Record<string, string>) => api.app.inject({ url: `/api${path}`, headers });

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses a long reply with %s', async (encoding, decompress) => {
    const plain = await get('/openapi.json', {});
    const compressed = await get('/openapi.json', { 'accept-encoding': encoding });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') as string });
    expect(decompress(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  test('compresses private replies, but no short ones', async () => {
    const me = newUser();
    const headers = { authorization: `Bearer ${sessionToken(me)}`, 'accept-encoding': 'br' };
    expect((await get('/v1/projects', headers)).headers).not.toHaveProperty('content-encoding');
    for (let index = 0; index < 3; index += 1) await newProject(me);
    expect((await get('/v1/projects', headers)).headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  });

  test.each([
    ['apiKeys', (name: string) => ({ name })],
    ['webhooks', (name: string) => ({ url: `https://hooks.example.com/${name.repeat(5)}` })],
  ])('does not compress the %s reply, which carries a secret', async (path, body) => {
    const me = newUser();
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/v1/projects/${await newProject(me)}/${path}`,
      headers: { authorization: `Bearer ${sessionToken(me)}`, 'accept-encoding': 'br, gzip' },
      payload: body('é'.repeat(80)),
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toHaveProperty('secret');
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });
});

describe('public data', () => {
  test.each(['/v1/chains', '/v1/chainHeads', '/openapi.json'])('returns 304 for %s while it has not changed', async (path) => {
    const first = await get(path, {});
    expect(first).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': expect.stringMatching(/^public, max-age=\d+$/) as string },
    });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/".+"$/);
    const compressed = await get(path, { 'accept-encoding': 'br' });
    expect(compressed.headers['etag']).toBe(etag);
    const again = await get(path, { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers['etag']).toBe(etag);
    expect((await get(path, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test('does not let private replies be stored', async () => {
    const { headers } = await get('/v1/projects', { authorization: `Bearer ${sessionToken(newUser())}` });
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
  });
});

let balanced: TestApi;

beforeAll(async () => {
  balanced = await createTestApi({ requestsPerMinute: 2, trustedProxies: ['10.0.0.0/8'] });
});

afterAll(() => balanced.close());

async function callFrom(remoteAddress: string, forwarded: string): Promise<number> {
  const { app } = balanced;
  return (await app.inject({ url: '/api/v1/chains', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).statusCode;
}

async function exhaust(remoteAddress: string, forwarded: string): Promise<void> {
  for (let index = 0; index < 2; index += 1) expect(await callFrom(remoteAddress, forwarded)).toBe(200);
  expect(await callFrom(remoteAddress, forwarded)).toBe(429);
}

test('counts callers behind a trusted balancer by their own address', async () => {
  await exhaust('10.1.2.3', '192.0.2.1');
  expect(await callFrom('10.1.2.3', '192.0.2.2')).toBe(200);
  expect(await callFrom('10.9.9.9', '192.0.2.1')).toBe(429);
});

test('follows a chain of trusted proxies and loopback to the first address that is not trusted', async () => {
  await exhaust('127.0.0.1', '192.0.2.3, 10.1.2.3');
  expect(await callFrom('10.1.2.3', '192.0.2.3')).toBe(429);
});

test('ignores addresses that a client put before its own', async () => {
  await exhaust('10.1.2.3', '192.0.2.4');
  expect(await callFrom('10.1.2.3', '203.0.113.1, 192.0.2.4')).toBe(429);
  expect(await callFrom('10.1.2.3', '127.0.0.1, 10.0.0.1, 192.0.2.4')).toBe(429);
});

test('does not believe the header of a caller that is not a trusted proxy', async () => {
  await exhaust('198.51.100.7', '192.0.2.5');
  expect(await callFrom('198.51.100.7', '192.0.2.6')).toBe(429);
});

test('counts one IPv6 network as one caller', async () => {
  await exhaust('10.1.2.3', '2001:db8:1:2::1');
  expect(await callFrom('10.1.2.3', '2001:db8:1:2:ffff::9')).toBe(429);
  expect(await callFrom('10.1.2.3', '2001:db8:1:3::1')).toBe(200);
});
