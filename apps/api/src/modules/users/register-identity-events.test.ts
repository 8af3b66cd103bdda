import { users } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newProject, newUser } from '../../test/fixtures.ts';
import { deleteUser, sendEvent, sendSigned } from '../../test/identity-event.ts';

const minuteMs = 60_000;

test.each([
  ['without a signature', { headers: { 'svix-signature': undefined } }],
  ['without an id', { headers: { 'svix-id': undefined } }],
  ['without a time', { headers: { 'svix-timestamp': undefined } }],
  ['with a signature of another body', { headers: { 'svix-signature': `v1,${Buffer.alloc(32).toString('base64')}` } }],
  ['under another id', { headers: { 'svix-id': 'msg_other' } }],
  ['with an invalid signature', { headers: { 'svix-signature': 'v1' } }],
  ['that is six minutes old', { ageMs: 6 * minuteMs }],
  ['from the future', { ageMs: -6 * minuteMs }],
])('rejects an event %s without asking the identity service', async (_case, options) => {
  const owner = newUser();
  await newProject(owner);
  api.directory.users.delete(owner);
  const before = api.directory.lookups.length;
  expectError(await sendEvent('user.deleted', owner, options), 'VALIDATION_FAILED');
  expect(api.directory.lookups).toHaveLength(before);
  expect((await callApi('GET /v1/projects', { as: owner })).body).toHaveLength(1);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"type":"user.deleted"}',
  '{"type":"user.deleted","data":{"id":7}}',
  '{"type":"user.deleted","data":{"id":"a b"}}',
])('handles the signed body %j without harm', async (body) => {
  expect([200, 400]).toContain((await sendSigned(body)).status);
});

test('ignores other events, and a deletion that the identity service does not confirm', async () => {
  const owner = newUser();
  await newProject(owner);
  for (const type of ['user.created', 'session.ended', 'user.deleted']) {
    expect(await sendEvent(type, owner)).toMatchObject({ status: 200, body: { status: 'ignored' } });
  }
  expect((await callApi('GET /v1/projects', { as: owner })).body).toHaveLength(1);
});

test('remembers the deletion of an unknown user', async () => {
  expect(await deleteUser('user_never_met')).toMatchObject({ status: 200, body: { status: 'deleted' } });
  expectError(await callApi('POST /v1/projects', { as: 'user_never_met', body: { name: 'Late' } }), 'SESSION_REQUIRED');
});

test('rejects an event while the identity service is unreachable, so that it is sent again', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  api.directory.unreachable.add(owner);
  expectError(await deleteUser(owner), 'UNAVAILABLE');
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: owner })).status).toBe(200);
  api.directory.unreachable.delete(owner);
  expect(await sendEvent('user.deleted', owner)).toMatchObject({ body: { status: 'deleted' } });
});

test('refreshes a changed profile, and stores nothing about unknown users', async () => {
  const me = newUser({ firstName: 'Ada' });
  await callApi('GET /v3/users/me', { as: me });
  const known = api.directory.users.get(me);
  if (known !== undefined) api.directory.users.set(me, { ...known, firstName: 'Augusta' });
  expect(await sendEvent('user.updated', me)).toMatchObject({ body: { status: 'refreshed' } });
  expect((await callApi('GET /v3/users/me', { as: me })).body).toMatchObject({ firstName: 'Augusta' });
  const stranger = newUser();
  expect(await sendEvent('user.updated', stranger)).toMatchObject({ body: { status: 'ignored' } });
  expect(await api.database.orm.$count(users, eq(users.id, stranger))).toBe(0);
});
