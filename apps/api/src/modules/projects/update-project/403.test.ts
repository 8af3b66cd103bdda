import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  ['finance', { name: 'A' }, 'project:update'],
  ['developer', { nextUsageCommitment: 'PAYG' }, 'plan:change'],
  ['viewer', { nextGeyserUsageCommitmentMultiplier: 1 }, 'plan:change'],
  ['developer', { spendLimit: { amount: 1 } }, 'settings:update'],
  ['viewer', { alerts: { lowBalance: null } }, 'settings:update'],
  ['developer', { name: 'A', nextUsageCommitment: 'PAYG' }, 'project:update'],
])('a %s may not send %j', async (role, body, action) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  expect(expectError(await callApi(`PATCH /v1/projects/${projectId}`, { as: member, body }), 'ROLE_FORBIDS')).toEqual({ role, action });
});
