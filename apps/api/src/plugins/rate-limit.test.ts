import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../test/call-api.ts';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';
import { expectError } from '../test/expect-error.ts';

let limited: TestApi;

beforeAll(async () => {
  limited = await createTestApi({ requestsPerMinute: 3 });
});

afterAll(() => limited.close());

const call = (as?: string, address = '192.0.2.1') =>
  callApi(as === undefined ? 'GET /v1/chains' : 'GET /v1/projects', { as, app: limited.app, headers: { 'x-forwarded-for': address } });

const guess = () =>
  callApi('GET /v1/projects', { app: limited.app, headers: { 'x-forwarded-for': '192.0.2.4', authorization: 'Bearer guessed' } });

test('users are limited each for themselves, and told where they stand', async () => {
  const first = await call('user_busy');
  expect(first).toMatchObject({ status: 200, headers: { 'ratelimit-limit': '3', 'ratelimit-remaining': '2' } });
  await call('user_busy');
  await call('user_busy');
  const refused = await call('user_busy');
  expectError(refused, 'RATE_LIMITED');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('user_calm')).status).toBe(200);
});

test('without a session the address counts, also for those who guess tokens', async () => {
  for (let index = 0; index < 3; index += 1) expect((await call(undefined, '192.0.2.2')).status).toBe(200);
  expectError(await call(undefined, '192.0.2.2'), 'RATE_LIMITED');
  expect((await call(undefined, '192.0.2.3')).status).toBe(200);

  for (let index = 0; index < 3; index += 1) expectError(await guess(), 'SESSION_REQUIRED');
  expectError(await guess(), 'RATE_LIMITED');
});
