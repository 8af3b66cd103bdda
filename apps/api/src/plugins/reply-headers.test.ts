import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { callApi, api } from '../test/api.ts';
import { newUser } from '../test/fixtures.ts';
import { origin } from '../test/session-tokens.ts';
import { createSecurityHeaders } from './reply-headers.ts';

test('gives each reply its own request id', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await callApi('GET /v1/chains')).headers['x-request-id']));
  expect(ids[0]).toMatch(/^req_[0-9A-Za-z]{22}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('keeps a usable id of the caller', async () => {
  const reply = await callApi('GET /v1/nothing', { headers: { 'x-request-id': 'trace-0af7651916cd43dd' } });
  expect(reply).toMatchObject({
    headers: { 'x-request-id': 'trace-0af7651916cd43dd' },
    body: { error: { requestId: 'trace-0af7651916cd43dd' } },
  });
});

test.each(['short', 'x'.repeat(65), 'with space in it', '"quoted-and-more"'])('replaces the id %j', async (id) => {
  expect((await callApi('GET /v1/chains', { headers: { 'x-request-id': id } })).headers['x-request-id']).toMatch(/^req_/);
});

test.each([
  ['GET /v1/chains', 'public, max-age=60'],
  ['GET /v1/chains?unheardOf=1', 'no-store'],
  ['GET /v1/projects', 'no-store'],
  ['GET /nothing', 'no-store'],
  ['GET /%E0%A4%A', 'no-store'],
  ['GET /health', 'no-store'],
])('forbids sniffing, framing and embedding of %s, and storing unless it is public', async (request, cacheControl) => {
  expect((await callApi(request)).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': cacheControl,
    // The tests' origin is https.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-type': 'application/json; charset=utf-8',
  });
});

test.each(['http://app.example.com', 'http://localhost:4000', 'https://localhost:4000'])(
  'does not bind browsers to https at %s',
  async (publicOrigin) => {
    const setSecurityHeaders = createSecurityHeaders(publicOrigin);
    const app = fastify().addHook('onSend', async (_request, reply) => setSecurityHeaders(reply));
    const { headers } = await app.inject('/nothing');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

const preflight = (from: string) =>
  api.app.inject({ method: 'OPTIONS', url: '/api/v1/projects', headers: { origin: from, 'access-control-request-method': 'POST' } });

test('lets an authorized origin call and read the request id', async () => {
  expect(await preflight(origin)).toMatchObject({
    statusCode: 204,
    headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': expect.stringContaining('authorization') },
  });
  const reply = await callApi('GET /v1/projects', { as: newUser(), headers: { origin } });
  expect(reply).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': origin, vary: 'origin' } });
  expect(reply.headers['access-control-expose-headers']).toContain('x-request-id');
});

test.each(['https://evil.example', 'null', `${origin}.evil.example`])('rejects %s', async (other) => {
  const refused = await preflight(other);
  expect(refused.statusCode).toBe(405);
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await callApi('GET /v1/chains', { headers: { origin: other } })).headers).not.toHaveProperty('access-control-allow-origin');
});
