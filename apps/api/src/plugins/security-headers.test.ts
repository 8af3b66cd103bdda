import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { callApi } from '../test/call-api.ts';
import { createSecurityHeaders } from './security-headers.ts';

test.each(['GET /v1/chains', 'GET /v1/projects', 'GET /nothing', 'GET /%E0%A4%A', 'GET /health'])(
  '%s cannot be sniffed, framed, embedded or kept',
  async (request) => {
    expect((await callApi(request)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      // The tests' origin is https.
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-type': 'application/json; charset=utf-8',
    });
  },
);

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
