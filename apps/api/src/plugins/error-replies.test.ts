import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi, afterAll, beforeAll } from 'vitest';
import { api, callApi, expectError } from '../test/api.ts';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';
import { newUser } from '../test/fixtures.ts';

test('returns 404 for an unknown path and 405 with the allowed methods for a known one', async () => {
  expectError(await callApi('GET /v1/nothing'), 'ROUTE_NOT_FOUND');
  const reply = await callApi('PUT /v1/projects/proj_1?x=1', { body: {} });
  expectError(reply, 'METHOD_NOT_ALLOWED');
  expect(reply.headers['allow']).toBe('DELETE, GET, PATCH');
});

test('returns the error shape for a path that cannot be decoded', async () => {
  expectError(await callApi('GET /v1/projects/%E0%A4%A', { as: newUser() }), 'VALIDATION_FAILED');
});

test('hides the message of an unexpected error, and logs it under the request id', async () => {
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

test('returns 503 with Retry-After while the database is unreachable', async () => {
  const down = vi.spyOn(api.database.orm, 'select').mockImplementation(() => {
    throw new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }) });
  });
  onTestFinished(() => down.mockRestore());
  const reply = await callApi('GET /v1/projects', { as: newUser() });
  expectError(reply, 'UNAVAILABLE');
  expect(reply.headers['retry-after']).toBe('2');
});

let own: TestApi;

beforeAll(async () => {
  own = await createTestApi();
  await own.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => own.close());

test('answers bytes that are not HTTP with the error shape and closes the connection', async () => {
  const socket = connect((own.app.server.address() as AddressInfo).port, '127.0.0.1');
  let reply = '';
  socket.setEncoding('utf8').on('data', (text: string) => (reply += text));
  socket.write('NOT HTTP\r\n\r\n');
  await once(socket, 'close');
  expect(reply).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(reply).toContain('\r\nstrict-transport-security: max-age=63072000; includeSubDomains\r\n');
  const body = JSON.parse(reply.split('\r\n\r\n')[1] ?? '') as unknown;
  expect(body).toMatchObject({ error: { code: 'VALIDATION_FAILED', requestId: expect.stringMatching(/^req_/) } });
});
