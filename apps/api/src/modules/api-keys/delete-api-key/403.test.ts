import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['finance', 'viewer', 'auditor'])('a member who is %s deletes no key', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  const { apiKeyId } = await newApiKey(projectId);
  expectError(await callApi(`DELETE /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: member }), 'ROLE_FORBIDS');
});
