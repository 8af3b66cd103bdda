import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('members come oldest first, with names for those who can be looked up and masked ids for the rest', async () => {
  const owner = newUser({ firstName: 'Grace' });
  const unreachable = newUser();
  api.directory.unreachable.add(unreachable);
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, unreachable, 'viewer');
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/members`, { as: owner });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { userId: owner, role: 'owner', user: { id: owner, displayName: 'Grace' } },
    { id: memberId, userId: unreachable, role: 'viewer', user: { displayName: expect.stringMatching(/^use….{3}$/) } },
  ]);
});
