import * as fc from 'fast-check';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUrl, parseRetryAfter, runExchange } from './request.ts';

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
