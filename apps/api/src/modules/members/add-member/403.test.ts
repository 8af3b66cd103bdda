import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('an admin adds anybody but owners', async () => {
  const [admin, fellow] = [newUser(), newUser()];
  const projectId = await newProject(newUser());
  await newMember(projectId, admin, 'admin');
  const add = (role: string) => callApi(`POST /v1/projects/${projectId}/members`, { as: admin, body: { userId: fellow, role } });
  expect(expectError(await add('owner'), 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
  expect((await add('admin')).status).toBe(201);
});
