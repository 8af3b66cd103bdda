import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a fellow member’s address is masked, except to those who manage members of a shared project and to themselves', async () => {
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

test('users see themselves without a project', async () => {
  const userId = newUser({ firstName: 'Ada' });
  expect((await callApi(`GET /v3/users/${userId}`, { as: userId })).body).toEqual({ id: userId, displayName: 'Ada', imageUrl: null });
});
