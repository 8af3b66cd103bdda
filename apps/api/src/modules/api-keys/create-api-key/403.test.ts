import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['finance', 'viewer', 'auditor'])('a member who is %s creates no key', async (role) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  const reply = await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: member, body: { name: 'A' } });
  expect(expectError(reply, 'ROLE_FORBIDS')).toEqual({ role, action: 'apiKey:manage' });
});
