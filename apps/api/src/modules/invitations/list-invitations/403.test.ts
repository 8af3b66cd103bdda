import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['developer', 'finance', 'viewer'])('a member who is %s sees no addresses', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  expectError(await callApi(`GET /v1/projects/${projectId}/invitations`, { as: member }), 'ROLE_FORBIDS');
});
