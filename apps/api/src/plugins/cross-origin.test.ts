import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { callApi } from '../test/call-api.ts';
import { newUser } from '../test/fixtures.ts';
import { origin } from '../test/session-tokens.ts';

const preflight = (from: string) =>
  api.app.inject({ method: 'OPTIONS', url: '/api/v1/projects', headers: { origin: from, 'access-control-request-method': 'POST' } });

test('a front end whose sessions are accepted may call from its own origin and read the request id', async () => {
  expect(await preflight(origin)).toMatchObject({
    statusCode: 204,
    headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': expect.stringContaining('authorization') },
  });
  const reply = await callApi('GET /v1/projects', { as: newUser(), headers: { origin } });
  expect(reply).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': origin, vary: 'origin' } });
  expect(reply.headers['access-control-expose-headers']).toContain('x-request-id');
});

test.each(['https://evil.example', 'null', `${origin}.evil.example`])('%s may not', async (other) => {
  const refused = await preflight(other);
  expect(refused.statusCode).toBe(405);
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await callApi('GET /v1/chains', { headers: { origin: other } })).headers).not.toHaveProperty('access-control-allow-origin');
});
