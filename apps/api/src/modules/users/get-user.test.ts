import type { User } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';

test('shows a profile change on the next read', async () => {
  const userId = newUser({ firstName: 'Grace' });
  const first = await callApi('GET /v3/users/me', { as: userId });
  expect(first).toMatchObject({ status: 200, body: { firstName: 'Grace' } });
  expect(first.body).toEqual(api.directory.users.get(userId));
  const changed = { ...(first.body as User), firstName: 'Augusta', imageUrl: 'https://images.example.com/1.png' };
  api.directory.users.set(userId, changed);
  expect((await callApi('GET /v3/users/me', { as: userId })).body).toEqual(changed);
});

test('shows the stored profile while the identity service is unreachable', async () => {
  const userId = newUser();
  const { body } = await callApi('GET /v3/users/me', { as: userId });
  api.directory.unreachable.add(userId);
  expect(await callApi('GET /v3/users/me', { as: userId })).toMatchObject({ status: 200, body: body as object });
});

test('reads other users from the database', async () => {
  const [me, other] = [newUser(), newUser({ firstName: 'Grace' })];
  await newMember(await newProject(me), other, 'viewer');
  for (let index = 0; index < 3; index += 1) expect((await callApi(`GET /v3/users/${other}`, { as: me })).status).toBe(200);
  expect(api.directory.lookups.filter((id) => id === other)).toHaveLength(1);
});

test('returns 401 for a token that outlives its account', async () => {
  expectError(await callApi('GET /v3/users/me', { as: 'user_deleted' }), 'SESSION_REQUIRED');
});

test('returns 503 for an unknown user while the identity service is unreachable', async () => {
  const userId = newUser();
  api.directory.unreachable.add(userId);
  const reply = await callApi('GET /v3/users/me', { as: userId });
  expectError(reply, 'UNAVAILABLE');
  expect(reply.headers['retry-after']).toBe('5');
});

test('masks the address of a fellow member, except for member managers and the user', async () => {
  const [owner, viewer] = [newUser(), newUser()];
  const fellow = newUser({
    firstName: null,
    emailAddresses: [{ emailAddress: 'grace.hopper@example.com', verified: true, primary: true }],
  });
  const projectId = await newProject(owner);
  await newMember(projectId, fellow, 'developer');
  await newMember(projectId, viewer, 'viewer');
  const nameFor = async (as: string) => (await callApi(`GET /v3/users/${fellow}`, { as })).body;
  expect(await nameFor(viewer)).toEqual({ id: fellow, displayName: 'gra…e.com', imageUrl: null });
  expect(await nameFor(owner)).toMatchObject({ displayName: 'grace.hopper@example.com' });
  expect(await nameFor(fellow)).toMatchObject({ displayName: 'grace.hopper@example.com' });
});

test('shows users themselves without a project', async () => {
  const userId = newUser({ firstName: 'Ada' });
  expect((await callApi(`GET /v3/users/${userId}`, { as: userId })).body).toEqual({ id: userId, displayName: 'Ada', imageUrl: null });
});

test.each(['a%20b', '..%2Fme', 'x'.repeat(65)])('returns 400 for the id %s', async (id) => {
  expectError(await callApi(`GET /v3/users/${id}`, { as: newUser() }), 'VALIDATION_FAILED');
});

test('returns 404 when the only shared project was deleted', async () => {
  const [owner, fellow] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, fellow, 'viewer');
  await setProject(projectId, { deletedAt: new Date() });
  expectError(await callApi(`GET /v3/users/${fellow}`, { as: owner }), 'USER_NOT_FOUND');
});
