import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../test/api.ts';
import { newUser } from '../test/fixtures.ts';
import { sessionToken } from '../test/session-tokens.ts';
import { assertMay, authorize } from './access.ts';

const withToken = (authorization: string) => callApi('GET /v1/projects', { headers: { authorization } });
const past = Math.floor(Date.now() / 1000) - 120;

test.each([
  ['another issuer', sessionToken('user_x', { claims: { iss: 'https://evil.example' } })],
  ['another origin', sessionToken('user_x', { claims: { azp: 'https://evil.example' } })],
  ['a pending session', sessionToken('user_x', { claims: { sts: 'pending' } })],
  ['an expired token', sessionToken('user_x', { claims: { exp: past } })],
  ['a token without a user', sessionToken('')],
  ['a token without a signature', `${sessionToken('user_x').split('.').slice(0, 2).join('.')}.`],
])('rejects %s', async (_case, token) => {
  const reply = await withToken(`Bearer ${token}`);
  expectError(reply, 'SESSION_REQUIRED');
  expect(reply.headers['www-authenticate']).toBe('Bearer');
});

test.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Bearer a b', `Bearer ${'x'.repeat(9_000)}`])(
  'rejects the header %j',
  async (header) => {
    expectError(await withToken(header), 'SESSION_REQUIRED');
  },
);

test('accepts the scheme in any case', async () => {
  expect((await withToken(`bearer ${sessionToken(newUser())}`)).status).toBe(200);
});

test('verifies a session without a lookup', async () => {
  const before = api.directory.lookups.length;
  await callApi('GET /v1/projects', { as: 'user_nobody_knows' });
  expect(api.directory.lookups).toHaveLength(before);
});

const roleIs = (role: string | null) => async () => role;

test('returns the role of a member who may do it', async () => {
  expect(await authorize(roleIs('developer'), 'apiKey:manage', 'proj_1', 'user_1')).toBe('developer');
});

test('rejects a member who may not do it with ROLE_FORBIDS, and non-members with PROJECT_NOT_FOUND', async () => {
  await expect(authorize(roleIs('viewer'), 'apiKey:manage', 'proj_1', 'user_1')).rejects.toMatchObject({ code: 'ROLE_FORBIDS' });
  await expect(authorize(roleIs(null), 'apiKey:manage', 'proj_1', 'user_1')).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});

test('allows nothing to an unknown role', () => {
  for (const role of ['', 'root', '__proto__'])
    expect(() => assertMay(role, 'project:read')).toThrow(expect.objectContaining({ code: 'ROLE_FORBIDS' }));
});
