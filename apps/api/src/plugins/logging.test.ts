import { hashApiKeySecret } from '@onepoint/database';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi } from '../test/api.ts';
import { newProject, newUser } from '../test/fixtures.ts';
import { sessionToken } from '../test/session-tokens.ts';
import { loggableError, loggablePath } from './logging.ts';

test('never logs a token, secret, hash, query or body', async () => {
  const me = newUser();
  const token = sessionToken(me);
  const headers = { authorization: `Bearer ${token}`, cookie: '__session=cookie-value' };
  const path = `/v1/projects/${await newProject(me)}/apiKeys`;
  const { body } = await callApi(`POST ${path}`, { headers, body: { name: 'body-value' } });
  await callApi(`POST ${path}?key=query-value`, { headers, body: { name: 'body-value' } });
  const { secret } = body as { secret: string };
  await callApi(`GET /v1/nothing/${secret}?token=query-value`, { headers });
  await callApi(`POST ${path}`, { headers, body: { name: 'body-value'.repeat(20) } });
  await callApi('GET /v1/projects', { headers: { authorization: `Bearer ${sessionToken(me, { forged: true })}` } });

  const log = api.logLines.join('');
  for (const text of [secret, hashApiKeySecret(secret), token.split('.')[2] ?? token, 'cookie-value', 'query-value', 'body-value']) {
    expect(log).not.toContain(text);
  }
});

test('logs each request in one JSON line with method, path, status, duration and user', async () => {
  const me = newUser();
  await callApi('GET /v1/projects', { as: me, headers: { 'x-request-id': 'one-line-only' } });
  const lines = api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId }) => requestId === 'one-line-only');
  expect(lines).toMatchObject([
    {
      level: 'info',
      name: 'api',
      method: 'GET',
      path: '/api/v1/projects',
      route: '/api/v1/projects',
      status: 200,
      userId: me,
      msg: 'request',
    },
  ]);
  expect(lines[0]?.['durationMs']).toBeTypeOf('number');
});

test('logs why a session was rejected, and does not tell the caller', async () => {
  const reply = await callApi('GET /v1/projects', {
    headers: {
      authorization: `Bearer ${sessionToken('user_x', { claims: { azp: 'https://evil.example' } })}`,
      'x-request-id': 'refused-party',
    },
  });
  expect(JSON.stringify(reply.body)).not.toContain('PARTY');
  expect(api.logLines.filter((line) => line.includes('refused-party')).join('')).toContain('SESSION_TOKEN_PARTY_REFUSED');
});

test('logs a failed query with its statement and cause, without its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com)',
  });
  const logged = loggableError(new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause));
  expect(logged).toMatchObject({
    message: 'Failed query: insert into users values ($1)',
    cause: { code: '23505', message: cause.message },
  });
  expect(JSON.stringify(logged)).not.toContain('ada@example.com');
});

test('logs where an error was thrown, and no thrown value that is not an error', () => {
  expect(loggableError(new Error('first\nsecond')).stack).toMatch(/^ {4}at /);
  expect(JSON.stringify(loggableError({ password: 'hunter2' }))).not.toContain('hunter2');
});

test('masks secrets and addresses in messages', () => {
  const message = `fetch of https://user:pass@hooks.example.com/secret?key=1 failed for op_${'a1'.repeat(20)}`;
  expect(loggableError(new Error(message)).message).toBe('fetch of https://hooks.example.com failed for op_[hidden]');
});

test('stops at a cycle of causes', () => {
  const error = new Error('circle');
  error.cause = error;
  expect(JSON.stringify(loggableError(error)).match(/"message":"circle"/g)).toHaveLength(5);
});

test('logs a path without its query and secrets, up to 200 characters', () => {
  expect(loggablePath('/api/v1/projects?token=x')).toBe('/api/v1/projects');
  expect(loggablePath(`/rpc/base/op_${'a1'.repeat(20)}/more`)).toBe('/rpc/base/op_[hidden]/more');
  expect(loggablePath(`/${'x'.repeat(5_000)}`)).toHaveLength(200);
});

test.each([
  [`/rpc/base/op_${'a1'.repeat(20)}?key=op_${'a1'.repeat(20)}#x`, '/rpc/base/op_[hidden]'],
  [`/rpc/base/%6Fp%5F${'a1'.repeat(20)}/more`, '/rpc/base/op_[hidden]/more'],
  ['/__session/eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln', '/__session/[hidden]'],
  ['/a%20b/%ff', '/a%20b/%ff'],
])('logs %s as %s', (url, path) => {
  expect(loggablePath(url)).toBe(path);
});
