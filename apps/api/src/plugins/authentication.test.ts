import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { callApi } from '../test/call-api.ts';
import { expectError } from '../test/expect-error.ts';
import { newUser } from '../test/fixtures.ts';
import { sessionToken } from '../test/session-tokens.ts';

const withToken = (authorization: string) => callApi('GET /v1/projects', { headers: { authorization } });
const past = Math.floor(Date.now() / 1000) - 120;

test.each([
  ['another issuer', sessionToken('user_x', { claims: { iss: 'https://evil.example' } })],
  ['another origin', sessionToken('user_x', { claims: { azp: 'https://evil.example' } })],
  ['a session that is still pending', sessionToken('user_x', { claims: { sts: 'pending' } })],
  ['a token whose minute is over', sessionToken('user_x', { claims: { exp: past } })],
  ['a token without a user', sessionToken('')],
  ['a token without a signature', `${sessionToken('user_x').split('.').slice(0, 2).join('.')}.`],
])('%s is no session', async (_case, token) => {
  const reply = await withToken(`Bearer ${token}`);
  expectError(reply, 'SESSION_REQUIRED');
  expect(reply.headers['www-authenticate']).toBe('Bearer');
});

test.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Bearer a b', `Bearer ${'x'.repeat(9_000)}`])(
  '%j is no session',
  async (header) => {
    expectError(await withToken(header), 'SESSION_REQUIRED');
  },
);

test('the scheme is read without regard to case', async () => {
  expect((await withToken(`bearer ${sessionToken(newUser())}`)).status).toBe(200);
});

test('the body of a call without a session is not read', async () => {
  const reply = await callApi('POST /v1/projects', { body: { name: 'x'.repeat(70_000) } });
  expectError(reply, 'SESSION_REQUIRED');
});

test('verifying asks nobody', async () => {
  const before = api.directory.lookups.length;
  await callApi('GET /v1/projects', { as: 'user_nobody_knows' });
  expect(api.directory.lookups).toHaveLength(before);
});
