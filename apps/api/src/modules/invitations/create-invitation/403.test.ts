import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('an admin invites anybody but owners', async () => {
  const admin = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, admin, 'admin');
  const invite = (role: string) =>
    callApi(`POST /v1/projects/${projectId}/invitations`, { as: admin, body: { email: 'new@example.com', role } });
  expect(expectError(await invite('owner'), 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
  expect((await invite('admin')).status).toBe(201);
});
