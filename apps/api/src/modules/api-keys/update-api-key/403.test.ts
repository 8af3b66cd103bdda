import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['finance', 'viewer', 'auditor'])('a member who is %s pauses no key', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  const { apiKeyId } = await newApiKey(projectId);
  const reply = await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: member, body: { status: 'paused' } });
  expectError(reply, 'ROLE_FORBIDS');
});
