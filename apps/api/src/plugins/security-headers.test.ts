import { expect, test } from 'vitest';
import { callApi } from '../test/call-api.ts';

test.each(['GET /v1/chains', 'GET /v1/projects', 'GET /nothing', 'GET /%E0%A4%A', 'GET /health'])(
  '%s cannot be sniffed, framed, embedded or kept',
  async (request) => {
    expect((await callApi(request)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  },
);
