import { chainRequests, enterpriseRequests } from '@onepoint/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callApi, expectError, type ApiReply } from '../../test/api.ts';
import { createTestApi, type TestApi } from '../../test/create-test-api.ts';
import { formLimits } from './limit-forms.ts';

let limited: TestApi;
let time: number;

beforeEach(async () => {
  time = Date.now();
  limited = await createTestApi({ forms: formLimits, now: () => new Date(time) });
});

afterEach(() => limited.close());

const valid = { projectUrl: 'https://example.com', message: 'Gnosis, please.' };
const enterprise = { email: 'ada@example.com', projectLink: 'https://example.com', message: 'We need more.' };

interface From {
  address?: string;
  as?: string;
  key?: string;
  body?: object;
}

function ask(path: string, { address = '192.0.2.1', as, key, body = path === '/v1/chainRequests' ? valid : enterprise }: From = {}) {
  const headers = { 'x-forwarded-for': address, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return callApi(`POST ${path}`, { app: limited.app, body, as, headers });
}

async function rows(): Promise<number> {
  const { orm } = limited.database;
  return (await orm.$count(chainRequests)) + (await orm.$count(enterpriseRequests));
}

function expectRateLimited(reply: ApiReply): number {
  expectError(reply, 'RATE_LIMITED');
  return Number(reply.headers['retry-after']);
}

test('stores five requests per address in ten minutes over both forms', async () => {
  for (let index = 0; index < 4; index += 1) expect((await ask('/v1/chainRequests')).status).toBe(201);
  expect((await ask('/v1/enterpriseRequests')).status).toBe(201);
  expect(expectRateLimited(await ask('/v1/chainRequests'))).toBe(600);
  expectRateLimited(await ask('/v1/enterpriseRequests'));
  expect(await rows()).toBe(5);
  expect((await ask('/v1/chainRequests', { address: '192.0.2.2' })).status).toBe(201);
  time += 600_000;
  expect((await ask('/v1/chainRequests')).status).toBe(201);
});

test('limits signed-in users separately, whatever their address', async () => {
  for (let index = 0; index < 5; index += 1) {
    expect((await ask('/v1/chainRequests', { as: 'user_busy', address: `192.0.2.${index}` })).status).toBe(201);
  }
  expectRateLimited(await ask('/v1/chainRequests', { as: 'user_busy', address: '192.0.2.9' }));
  expect((await ask('/v1/chainRequests', { as: 'user_calm' })).status).toBe(201);
  expect((await ask('/v1/chainRequests')).status).toBe(201);
});

test('does not count invalid requests and repetitions', async () => {
  for (let index = 0; index < 8; index += 1) expect((await ask('/v1/chainRequests', { body: {} })).status).toBe(400);
  for (let index = 0; index < 8; index += 1) expect((await ask('/v1/chainRequests', { key: 'one' })).status).toBe(201);
  for (let index = 0; index < 4; index += 1) expect((await ask('/v1/chainRequests')).status).toBe(201);
  expectRateLimited(await ask('/v1/chainRequests'));
  expect((await ask('/v1/chainRequests', { key: 'one' })).status).toBe(201);
});

test('refuses all addresses after sixty requests in an hour over all processes, but no signed-in user', async () => {
  const { orm } = limited.database;
  const stored = Array.from({ length: 59 }, (_, index) => ({ ...valid, id: `req_${index}`, createdAt: new Date(time - 1_800_000) }));
  await orm.insert(chainRequests).values(stored);
  const replies = await Promise.all([1, 2, 3].map((host) => ask('/v1/enterpriseRequests', { address: `198.51.100.${host}` })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 429, 429]);
  expect(expectRateLimited(await ask('/v1/chainRequests', { address: '198.51.100.9' }))).toBe(1_800);
  expect((await ask('/v1/chainRequests', { as: 'user_ada' })).status).toBe(201);
  time += 1_800_000;
  expect((await ask('/v1/chainRequests', { address: '198.51.100.9' })).status).toBe(201);
});
