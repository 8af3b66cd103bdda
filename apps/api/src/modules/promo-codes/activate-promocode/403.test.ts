import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newPromoCode, newUser } from '../../../test/fixtures.ts';

test.each(['developer', 'viewer', 'auditor'])('a member who is %s does not activate codes', async (role) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  const body = { code: await newPromoCode({ amountCents: 100 }) };
  expectError(await callApi(`POST /v1/projects/${projectId}/promocodeActivations`, { as: member, body }), 'ROLE_FORBIDS');
});
