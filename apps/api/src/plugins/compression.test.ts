import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { newProject, newUser } from '../test/fixtures.ts';
import { sessionToken } from '../test/session-tokens.ts';

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

  test('compresses what belongs to a user, and leaves short replies alone', async () => {
    const me = newUser();
    const headers = { authorization: `Bearer ${sessionToken(me)}`, 'accept-encoding': 'br' };
    expect((await get('/v1/projects', headers)).headers).not.toHaveProperty('content-encoding');
    for (let index = 0; index < 3; index += 1) await newProject(me);
    expect((await get('/v1/projects', headers)).headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  });

  test.each([
    ['apiKeys', (name: string) => ({ name })],
    ['webhook', (name: string) => ({ url: `https://hooks.example.com/${name.repeat(5)}` })],
  ])('does not compress the reply of %s that carries a secret', async (path, body) => {
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
  test.each(['/v1/chains', '/v1/chainHeads', '/openapi.json'])('%s is answered with 304 while it has not changed', async (path) => {
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

  test('what belongs to a user is kept by nobody', async () => {
    const { headers } = await get('/v1/projects', { authorization: `Bearer ${sessionToken(newUser())}` });
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
  });
});
