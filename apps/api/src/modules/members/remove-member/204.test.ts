import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('who is removed has no access from then on, and it is written down', async () => {
  const [owner, fellow] = [newUser(), newUser({ firstName: 'Grace' })];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, fellow, 'developer');
  const reply = await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as: owner });
  expect(reply).toMatchObject({ status: 204, body: null });
  expectError(await callApi(`GET /v1/projects/${projectId}`, { as: fellow }), 'PROJECT_NOT_FOUND');
  expect((await callApi('GET /v1/projects', { as: fellow })).body).toEqual([]);
  expect(await readAudit(projectId)).toMatchObject([
    { action: 'member.remove', actorId: owner, subjectName: 'Grace', changes: [{ field: 'role', before: 'developer', after: null }] },
  ]);
});

test('everybody may leave, an owner while another stays', async () => {
  const [owner, viewer] = [newUser(), newUser()];
  const projectId = await newProject(newUser());
  for (const [userId, role] of [
    [owner, 'owner'],
    [viewer, 'viewer'],
  ] as const) {
    const memberId = await newMember(projectId, userId, role);
    expect((await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as: userId })).status).toBe(204);
  }
  expect((await readAudit(projectId)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['member.leave', owner],
    ['member.leave', viewer],
  ]);
});
