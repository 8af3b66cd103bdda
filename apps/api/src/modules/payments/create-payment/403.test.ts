import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['developer', 'viewer', 'auditor'])('a member who is %s makes no payment', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
  const headers = { 'idempotency-key': 'one' };
  expectError(await callApi(`POST /v1/projects/${projectId}/payments`, { as: member, body, headers }), 'ROLE_FORBIDS');
});
