import { apiTokens, createId, createTokenSecret } from '@onepoint/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, expectError } from '../test/api.ts';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';
import { newUser } from '../test/fixtures.ts';
import { createRateLimiter } from './rate-limit.ts';

test('limits each caller per window', () => {
  let time = 0;
  const limiter = createRateLimiter({ callsMax: () => 2, windowMs: 1_000, now: () => time });
  expect(limiter.take('a')).toEqual({ allowed: true, remaining: 1, resetMs: 1_000 });
  time = 400;
  expect(limiter.take('a')).toEqual({ allowed: true, remaining: 0, resetMs: 600 });
  expect(limiter.take('a')).toEqual({ allowed: false, remaining: 0, resetMs: 600 });
  expect(limiter.take('b').allowed).toBe(true);
  time = 1_000;
  expect(limiter.take('a')).toEqual({ allowed: true, remaining: 1, resetMs: 1_000 });
});

test('applies a changed limit to the next call, also in an open window', () => {
  let callsMax = 1;
  const limiter = createRateLimiter({ callsMax: () => callsMax, windowMs: 1_000, now: () => 0 });
  limiter.take('a');
  expect(limiter.take('a').allowed).toBe(false);
  callsMax = 5;
  expect(limiter.take('a')).toMatchObject({ allowed: true, remaining: 2 });
});

test('forgets the caller with the oldest window when memory is full', () => {
  const limiter = createRateLimiter({ callsMax: () => 1, windowMs: 1_000, callersMax: 2, now: () => 0 });
  for (const caller of ['a', 'b', 'c']) limiter.take(caller);
  expect(limiter.take('c').allowed).toBe(false);
  expect(limiter.take('b').allowed).toBe(false);
  expect(limiter.take('a').allowed).toBe(true);
});

describe.each([2, 5])('%i processes', (size) => {
  /** Simulates processes that broadcast every 50 ms. Requests arrive every millisecond, at each process in turn or all at one. */
  function admit(isBalanced: boolean, restarts: readonly number[] = []): number {
    let time = 0;
    const fleet = { count: size, isConnected: true };
    const create = () => createRateLimiter({ callsMax: () => 600, windowMs: 60_000, now: () => time, fleet });
    const limiters = Array.from({ length: size }, create);
    let admitted = 0;
    for (; time < 5_000; time += 1) {
      if (restarts.includes(time)) {
        const [restarted, ...others] = [create(), ...limiters.slice(1)];
        limiters[0] = restarted;
        for (const other of others) restarted.learn(other.listCounted());
      }
      if (limiters[isBalanced ? time % size : 0]?.take('a').allowed === true) admitted += 1;
      if (time % 50 !== 49) continue;
      for (const [index, limiter] of limiters.entries()) {
        const counted = limiter.takeCounted();
        for (const other of limiters.filter((_, place) => place !== index)) other.addElsewhere(counted);
      }
    }
    return admitted;
  }

  test.each([true, false])('allow as much as a single one, within 5%% (each in turn: %s)', (isBalanced) => {
    const admitted = admit(isBalanced);
    expect(admitted).toBeGreaterThan(570);
    expect(admitted).toBeLessThanOrEqual(630);
  });

  test.each([true, false])('allow as much as a single one while a process restarts (each in turn: %s)', (isBalanced) => {
    const admitted = admit(isBalanced, [150, 2_500]);
    expect(admitted).toBeGreaterThan(570);
    expect(admitted).toBeLessThanOrEqual(630);
  });

  test('each allow their share while the bus is down', () => {
    let time = 0;
    const limiter = createRateLimiter({
      callsMax: () => 600,
      windowMs: 60_000,
      now: () => time,
      fleet: { count: size, isConnected: false },
    });
    const allowed = Array.from({ length: 600 }, () => {
      time += 1;
      return limiter.take('a').allowed;
    });
    expect(allowed.filter(Boolean)).toHaveLength(600 / size);
  });
});

let limited: TestApi;

beforeAll(async () => {
  limited = await createTestApi({ requestsPerMinute: 3 });
});

afterAll(() => limited.close());

const call = (as?: string, address = '192.0.2.1') =>
  callApi(as === undefined ? 'GET /v1/chains' : 'GET /v1/projects', { as, app: limited.app, headers: { 'x-forwarded-for': address } });

const guess = () =>
  callApi('GET /v1/projects', { app: limited.app, headers: { 'x-forwarded-for': '192.0.2.4', authorization: 'Bearer guessed' } });

test('limits users separately and returns their remaining calls', async () => {
  const first = await call('user_busy');
  expect(first).toMatchObject({ status: 200, headers: { 'ratelimit-limit': '3', 'ratelimit-remaining': '2' } });
  await call('user_busy');
  await call('user_busy');
  const refused = await call('user_busy');
  expectError(refused, 'RATE_LIMITED');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('user_calm')).status).toBe(200);
});

test('limits tokens separately, and refuses an address that guesses well-formed ones without looking them up', async () => {
  const me = newUser();
  const tokens = [createTokenSecret('op_pat_'), createTokenSecret('op_pat_')];
  const columns = { userId: me, createdBy: me, name: 'Test token', scopes: ['projects:read'], expiresAt: new Date(Date.now() + 3_600_000) };
  await limited.database.orm
    .insert(apiTokens)
    .values(tokens.map(({ secretHash, last4 }) => ({ ...columns, id: createId('tok'), secretHash, last4 })));
  const use = (token: string, address = '192.0.2.5') =>
    callApi('GET /v1/projects', { token, app: limited.app, headers: { 'x-forwarded-for': address } });
  const [busy, calm] = tokens.map(({ secret }) => secret) as [string, string];
  for (let index = 0; index < 3; index += 1) expect((await use(busy)).status).toBe(200);
  expectError(await use(busy), 'RATE_LIMITED');
  expect((await use(calm)).status).toBe(200);
  for (let index = 0; index < 3; index += 1) expectError(await use(createTokenSecret('op_pat_').secret, '192.0.2.6'), 'SESSION_REQUIRED');
  expectError(await use(createTokenSecret('op_pat_').secret, '192.0.2.6'), 'RATE_LIMITED');
  expect((await use(calm)).status).toBe(200);
});

test('limits addresses without a session, and those that guess tokens', async () => {
  for (let index = 0; index < 3; index += 1) expect((await call(undefined, '192.0.2.2')).status).toBe(200);
  expectError(await call(undefined, '192.0.2.2'), 'RATE_LIMITED');
  expect((await call(undefined, '192.0.2.3')).status).toBe(200);

  for (let index = 0; index < 3; index += 1) expectError(await guess(), 'SESSION_REQUIRED');
  expectError(await guess(), 'RATE_LIMITED');
});
