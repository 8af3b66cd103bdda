import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('an admin neither becomes an owner nor unmakes one', async () => {
  const [owner, admin, second] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  const adminMember = await newMember(projectId, admin, 'admin');
  const secondMember = await newMember(projectId, second, 'owner');
  const change = (memberId: string, role: string) =>
    callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: admin, body: { role } });
  for (const reply of [await change(adminMember, 'owner'), await change(secondMember, 'viewer')]) {
    expect(expectError(reply, 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
  }
});
