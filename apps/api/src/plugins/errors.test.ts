import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../test/api.ts';
import { callApi } from '../test/call-api.ts';
import { expectError } from '../test/expect-error.ts';
import { newUser } from '../test/fixtures.ts';

test('a path that is no call is 404, one with other methods 405 that names them', async () => {
  expectError(await callApi('GET /v1/nothing'), 'ROUTE_NOT_FOUND');
  const reply = await callApi('PUT /v1/projects/proj_1?x=1', { body: {} });
  expectError(reply, 'METHOD_NOT_ALLOWED');
  expect(reply.headers['allow']).toBe('DELETE, GET, PATCH');
});

test('an address that cannot be decoded is refused in the same shape', async () => {
  expectError(await callApi('GET /v1/projects/%E0%A4%A', { as: newUser() }), 'VALIDATION_FAILED');
});

test('an error that nobody foresaw answers without a word of its own, and is logged under the request', async () => {
  const secret = 'postgres://user:hunter2@db';
  const broken = vi.spyOn(api.database.orm, 'select').mockImplementation(() => {
    throw new TypeError(secret);
  });
  onTestFinished(() => broken.mockRestore());
  const reply = await callApi('GET /v1/projects', { as: newUser(), headers: { 'x-request-id': 'unforeseen-1' } });
  expect(expectError(reply, 'INTERNAL')).toBeUndefined();
  expect(JSON.stringify(reply.body)).not.toContain('hunter2');
  expect(api.logLines.some((line) => line.includes('unforeseen-1') && line.includes('TypeError'))).toBe(true);
});

test('a database that is out of reach is 503 with a time to wait', async () => {
  const down = vi.spyOn(api.database.orm, 'select').mockImplementation(() => {
    throw new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }) });
  });
  onTestFinished(() => down.mockRestore());
  const reply = await callApi('GET /v1/projects', { as: newUser() });
  expectError(reply, 'UNAVAILABLE');
  expect(reply.headers['retry-after']).toBe('2');
});
