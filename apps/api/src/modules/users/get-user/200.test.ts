import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a fellow member is seen by name and picture, never by address or wallet', async () => {
  const owner = newUser();
  const fellow = newUser({
    firstName: null,
    emailAddresses: [{ emailAddress: 'grace.hopper@example.com', verified: true, primary: true }],
  });
  await newMember(await newProject(owner), fellow, 'viewer');
  const reply = await callApi(`GET /v3/users/${fellow}`, { as: owner });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ id: fellow, displayName: 'gra…e.com', imageUrl: null });
});

test('users see themselves without a project', async () => {
  const userId = newUser({ firstName: 'Ada' });
  expect((await callApi(`GET /v3/users/${userId}`, { as: userId })).body).toEqual({ id: userId, displayName: 'Ada', imageUrl: null });
});
