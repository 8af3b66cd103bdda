import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('a stranger looks exactly like a user who does not exist', async () => {
  const me = newUser();
  const [stranger, nobody] = [newUser(), 'user_nobody'];
  for (const id of [stranger, nobody]) {
    expect(expectError(await callApi(`GET /v3/users/${id}`, { as: me }), 'USER_NOT_FOUND')).toBeUndefined();
  }
});

test('a deleted project is no longer shared', async () => {
  const [owner, fellow] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, fellow, 'viewer');
  await setProject(projectId, { deletedAt: new Date() });
  expectError(await callApi(`GET /v3/users/${fellow}`, { as: owner }), 'USER_NOT_FOUND');
});
