import * as fc from 'fast-check';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, ContractError, NetworkError } from '../errors.ts';
import { buildUrl, parseRetryAfter, retryDelay, runExchange, wait } from './request.ts';

test('fills in path parameters and appends the query', () => {
  expect(buildUrl('/api', '/v1/projects/{projectId}/apiKeys', { projectId: 'proj_1' })).toBe('/api/v1/projects/proj_1/apiKeys');
  expect(buildUrl('https://api.example.com', '/v1/statistics', {}, { from: '2026-01-01T00:00:00.000Z', chain: undefined, limit: 20 })).toBe(
    'https://api.example.com/v1/statistics?from=2026-01-01T00%3A00%3A00.000Z&limit=20',
  );
});

test('throws on a missing path parameter instead of calling another URL', () => {
  expect(() => buildUrl('/api', '/v1/projects/{projectId}', {})).toThrow(TypeError);
  expect(() => buildUrl('/api', '/v1/projects/{projectId}', { projectId: '' })).toThrow(TypeError);
});

test('encodes path parameters so that none leaves its segment', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (projectId) => {
      const segments = buildUrl('/api', '/v1/projects/{projectId}', { projectId }).split(/[/?#]/);
      expect(segments.slice(0, 4)).toEqual(['', 'api', 'v1', 'projects']);
      expect(segments).toHaveLength(5);
    }),
  );
});

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    } else if (request.url !== '/silent') response.end('ok');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string) => async (signal: AbortSignal) => (await fetch(`${origin}${path}`, { signal })).text();

test('returns a response that arrives in time', async () => {
  await expect(runExchange(read('/'), { timeoutMs: 60_000 })).resolves.toBe('ok');
});

test('times out without a response', async () => {
  await expect(runExchange(read('/silent'), { timeoutMs: 50 })).rejects.toMatchObject({ name: 'NetworkError', code: 'NETWORK_TIMEOUT' });
});

test('treats a truncated body as a network error', async () => {
  await expect(runExchange(read('/cut'), { timeoutMs: 60_000 })).rejects.toMatchObject({
    name: 'NetworkError',
    code: 'NETWORK_UNREACHABLE',
  });
});

test('rejects with the abort reason of the caller', async () => {
  const signal = AbortSignal.abort(new Error('left'));
  await expect(runExchange(read('/'), { timeoutMs: 60_000, signal })).rejects.toThrow('left');
});

const now = Date.parse('2026-01-01T00:00:00Z');

test.each([
  [null, undefined],
  ['2', 2000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ['soon', undefined],
])('parses Retry-After %s as %s ms', (header, delayMs) => {
  expect(parseRetryAfter(header, now)).toBe(delayMs);
});

const refusal = (status: number, retryAfterMs?: number): ApiError =>
  new ApiError({ code: 'X', message: 'x', status, requestId: 'req_1', retryAfterMs });

test('retries network errors, 429 and 5xx three times with growing delays', () => {
  for (const error of [new NetworkError('NETWORK_TIMEOUT'), refusal(429), refusal(500), refusal(503)]) {
    expect([1, 2, 3, 4].map((attempt) => retryDelay(error, attempt))).toEqual([300, 600, 1200, undefined]);
  }
});

test.each([400, 401, 403, 404, 409, 422])('never retries a refusal with %i', (status) => {
  expect(retryDelay(refusal(status, 10), 1)).toBeUndefined();
});

test('never retries a response that breaks the contract', () => {
  expect(retryDelay(new ContractError('listProjects', 200), 1)).toBeUndefined();
});

test('honors Retry-After up to 30 seconds', () => {
  expect(retryDelay(refusal(429, 5000), 1)).toBe(5000);
  expect(retryDelay(refusal(429, 10), 1)).toBe(300);
  expect(retryDelay(refusal(429, 60_000), 1)).toBeUndefined();
});

test('rejects with the reason on abort', async () => {
  const controller = new AbortController();
  const waiting = wait(60_000, controller.signal);
  controller.abort(new Error('left the page'));
  await expect(waiting).rejects.toThrow('left the page');
  await expect(wait(60_000, controller.signal)).rejects.toThrow('left the page');
});

test('resolves after the delay', async () => {
  vi.useFakeTimers();
  let done = false;
  void wait(50, new AbortController().signal).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(49);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
  vi.useRealTimers();
});
