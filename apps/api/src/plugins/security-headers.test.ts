import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { callApi } from '../test/call-api.ts';
import { createSecurityHeaders } from './reply-headers.ts';

test.each([
  ['GET /v1/chains', 'public, max-age=60'],
  ['GET /v1/chains?unheardOf=1', 'no-store'],
  ['GET /v1/projects', 'no-store'],
  ['GET /nothing', 'no-store'],
  ['GET /%E0%A4%A', 'no-store'],
  ['GET /health', 'no-store'],
])('%s cannot be sniffed, framed or embedded, nor kept unless it is public', async (request, cacheControl) => {
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
  'browsers are not bound to https at %s',
  async (origin) => {
    const setSecurityHeaders = createSecurityHeaders(origin);
    const app = fastify().addHook('onSend', async (_request, reply) => setSecurityHeaders(reply));
    const { headers } = await app.inject('/nothing');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);
