import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['developer', 'finance', 'viewer', 'auditor'])('a member who is %s does not read the log', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  expectError(await callApi(`GET /v1/projects/${projectId}/auditEntries`, { as: member }), 'ROLE_FORBIDS');
});
