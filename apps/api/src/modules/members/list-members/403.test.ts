import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('a role that this version does not know sees nobody', async () => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, 'auditor');
  expectError(await callApi(`GET /v1/projects/${projectId}/members`, { as: member }), 'ROLE_FORBIDS');
});
