import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('who does not manage members removes nobody else, and an admin no owner', async () => {
  const [developer, admin] = [newUser(), newUser()];
  const projectId = await newProject(newUser());
  await newMember(projectId, developer, 'developer');
  await newMember(projectId, admin, 'admin');
  const viewerMember = await newMember(projectId, newUser(), 'viewer');
  const ownerMember = await newMember(projectId, newUser(), 'owner');
  const remove = (as: string, memberId: string) => callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as });
  expect(expectError(await remove(developer, viewerMember), 'ROLE_FORBIDS')).toEqual({ role: 'developer', action: 'member:manage' });
  expect(expectError(await remove(admin, ownerMember), 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
  expect((await remove(admin, viewerMember)).status).toBe(204);
});
