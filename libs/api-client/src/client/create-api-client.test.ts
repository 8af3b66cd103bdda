import { contract } from '@onepoint/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { ApiError } from '../errors.ts';
import { createApiClient, createIdempotencyKey, type CreateApiClientParameters } from './create-api-client.ts';

const project = {
  id: 'proj_1',
  name: 'First',
  balance: 0,
  promoBalance: 0,
  accruedUsage: { computeUnits: 0, cost: '0' },
  usageCommitment: 'FREE',
  usageCommitmentEnd: null,
  nextUsageCommitment: null,
  geyserUsageCommitment: null,
  geyserUsageCommitmentMultiplier: 0,
  geyserUsageCommitmentEnd: null,
  nextGeyserUsageCommitment: null,
  nextGeyserUsageCommitmentMultiplier: null,
  spendLimit: { amount: null, spent: '0.00', isReached: false, resetsAt: '2026-12-01T00:00:00.000Z' },
  alerts: { lowBalance: null, spendPercents: [], runwayDays: null, open: [] },
  isProvider: false,
  isSampleData: false,
  role: 'owner',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const params = { projectId: 'proj_1' };
const reply = (status: number, body: unknown = null, headers: Record<string, string> = {}): Response =>
  new Response(body === null ? null : JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string, headers?: Record<string, string>): Response =>
  reply(status, { error: { code, message: `${code}.`, requestId: 'req_1' } }, headers);

/** Answers with these replies in order. A function can throw, like `fetch` does. */
function setUp(replies: (Response | (() => never))[], rest: Partial<CreateApiClientParameters> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const next = replies.shift();
    if (!next) throw new Error('one request too many');
    return Promise.resolve(typeof next === 'function' ? next() : next);
  });
  const client = createApiClient({ baseUrl: '/api', getToken: () => Promise.resolve('token'), fetch, ...rest });
  return { client, fetch };
}
const unreachable = (): never => {
  throw new TypeError('fetch failed');
};
const requestOf = (fetch: ReturnType<typeof setUp>['fetch'], index = 0): Request => {
  const [url, init] = fetch.mock.calls[index] ?? [];
  return new Request(new URL(url as string, 'http://localhost'), init);
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('sends the session token, accepts JSON and returns the parsed response', async () => {
  const { client, fetch } = setUp([reply(200, { ...project, somethingNewer: 1 })]);
  await expect(client.call(contract.getProject, { params })).resolves.toEqual(project);
  const request = requestOf(fetch);
  expect([request.method, new URL(request.url).pathname, request.headers.get('authorization')]).toEqual([
    'GET',
    '/api/v1/projects/proj_1',
    'Bearer token',
  ]);
});

test('sends a JSON body and an idempotency key', async () => {
  const { client, fetch } = setUp([reply(201, project)]);
  await client.call(contract.createProject, { body: { name: 'First' } }, { idempotencyKey: 'k1' });
  const request = requestOf(fetch);
  expect(await request.json()).toEqual({ name: 'First' });
  expect([request.headers.get('content-type'), request.headers.get('idempotency-key')]).toEqual(['application/json', 'k1']);
});

test('makes a public call without requesting a token', async () => {
  const getToken = vi.fn(() => Promise.resolve('token'));
  const { client, fetch } = setUp([reply(200, [])], { getToken });
  await client.call(contract.listChains, {});
  expect(getToken).not.toHaveBeenCalled();
  expect(requestOf(fetch).headers.has('authorization')).toBe(false);
});

test('returns null for an empty response', async () => {
  const { client } = setUp([reply(204)]);
  await expect(client.call(contract.deleteProject, { params, query: {} })).resolves.toBeNull();
});

test('throws an error with code, status, request id and public message', async () => {
  const { client } = setUp([refusal(403, 'ROLE_FORBIDS')]);
  await expect(client.call(contract.getProject, { params })).rejects.toMatchObject({
    name: 'ApiError',
    code: 'ROLE_FORBIDS',
    status: 403,
    requestId: 'req_1',
    message: 'ROLE_FORBIDS.',
  });
});

test('throws an ApiError for an error page of a proxy', async () => {
  const { client } = setUp([new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'x-request-id': 'req_9' } })]);
  const calling = client.call(contract.createProject, { body: { name: 'First' } });
  await expect(calling).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502, requestId: 'req_9' });
});

test.each([
  ['a response of another shape', reply(200, { ...project, balance: '12.50' })],
  ['HTML with status 200', new Response('<!doctype html>', { status: 200 })],
  ['an undeclared status', reply(202, project)],
])('throws a ContractError for %s', async (_, response) => {
  const { client } = setUp([response]);
  await expect(client.call(contract.getProject, { params })).rejects.toMatchObject({ name: 'ContractError', operationId: 'getProject' });
});

test('retries a read until it succeeds', async () => {
  const { client, fetch } = setUp([unreachable, refusal(503, 'UNAVAILABLE'), reply(200, project)]);
  const calling = client.call(contract.getProject, { params });
  await vi.runAllTimersAsync();
  await expect(calling).resolves.toEqual(project);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('throws the last error of a read after three retries', async () => {
  const { client, fetch } = setUp([unreachable, unreachable, unreachable, unreachable]);
  const calling = expect(client.call(contract.getProject, { params })).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
  await vi.runAllTimersAsync();
  await calling;
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('honors Retry-After', async () => {
  const { client, fetch } = setUp([refusal(429, 'RATE_LIMITED', { 'retry-after': '7' }), reply(200, project)]);
  const calling = client.call(contract.getProject, { params });
  await vi.advanceTimersByTimeAsync(6999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await calling;
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('retries a read that is a POST', async () => {
  const invitation = { project: { id: 'proj_1', name: 'First' }, role: 'viewer', inviter: 'Ada', expiresAt: project.createdAt };
  const { client, fetch } = setUp([unreachable, reply(200, invitation)]);
  const calling = client.call(contract.openInvitationLink, { body: { token: 'secret' } });
  await vi.runAllTimersAsync();
  await calling;
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('reports an unreachable service if the identity service returns no token', async () => {
  const { client, fetch } = setUp([], { getToken: () => Promise.reject(new Error('Clerk is offline')) });
  const calling = expect(client.call(contract.getProject, { params })).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
  await vi.runAllTimersAsync();
  await calling;
  expect(fetch).not.toHaveBeenCalled();
});

test('never retries a creation without an idempotency key', async () => {
  const { client, fetch } = setUp([unreachable]);
  await expect(client.call(contract.createProject, { body: { name: 'First' } })).rejects.toMatchObject({ name: 'NetworkError' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('retries a creation with its idempotency key', async () => {
  const { client, fetch } = setUp([unreachable, reply(201, project)]);
  const calling = client.call(contract.createProject, { body: { name: 'First' } }, { idempotencyKey: 'k1' });
  await vi.runAllTimersAsync();
  await calling;
  expect([0, 1].map((index) => requestOf(fetch, index).headers.get('idempotency-key'))).toEqual(['k1', 'k1']);
});

test('never retries a change', async () => {
  const { client, fetch } = setUp([refusal(503, 'UNAVAILABLE')]);
  await expect(client.call(contract.updateProject, { params, body: { name: 'Second' } })).rejects.toThrow(ApiError);
  expect(fetch).toHaveBeenCalledOnce();
});

test('treats a deletion as done when its first response was lost', async () => {
  const { client } = setUp([unreachable, refusal(404, 'PROJECT_NOT_FOUND')]);
  const calling = client.call(contract.deleteProject, { params, query: {} });
  await vi.runAllTimersAsync();
  await expect(calling).resolves.toBeNull();
});

test('throws when deleting something that never existed', async () => {
  const { client } = setUp([refusal(404, 'PROJECT_NOT_FOUND')]);
  await expect(client.call(contract.deleteProject, { params, query: {} })).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});

test('reports an ended session once for all refused calls, and again after a call succeeded', async () => {
  const onUnauthorized = vi.fn();
  const replies = [401, 401, 200, 401].map((status) => (status === 200 ? reply(200, project) : refusal(401, 'SESSION_REQUIRED')));
  const { client } = setUp(replies, { onUnauthorized });
  const call = (): Promise<unknown> => client.call(contract.getProject, { params }).catch(() => null);
  await call();
  await call();
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  await call();
  await call();
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
});

test('ends a call and its retries when the caller aborts', async () => {
  const controller = new AbortController();
  const { client, fetch } = setUp([unreachable, reply(200, project)]);
  const calling = expect(client.call(contract.getProject, { params }, { signal: controller.signal })).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(10);
  controller.abort(new Error('left'));
  await calling;
  expect(fetch).toHaveBeenCalledOnce();
});

test('creates idempotency keys as UUIDs, also without HTTPS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, createIdempotencyKey);
  vi.unstubAllGlobals();
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
