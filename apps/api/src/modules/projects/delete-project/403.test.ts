import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['admin', 'developer', 'finance', 'viewer', 'auditor'])('a member who is %s does not delete the project', async (role) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: member }), 'ROLE_FORBIDS');
});
