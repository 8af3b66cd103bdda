import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('one member is found by id', async () => {
  const [owner, fellow] = [newUser(), newUser({ firstName: 'Linus' })];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, fellow, 'developer');
  const reply = await callApi(`GET /v1/projects/${projectId}/members/${memberId}`, { as: owner });
  expect(reply).toMatchObject({ status: 200, body: { id: memberId, userId: fellow, role: 'developer', user: { displayName: 'Linus' } } });
});
