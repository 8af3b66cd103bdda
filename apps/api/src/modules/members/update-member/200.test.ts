import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('a changed role holds from the next call on, and is written down', async () => {
  const [owner, fellow] = [newUser(), newUser({ firstName: 'Grace' })];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, fellow, 'developer');
  const create = () => callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: fellow, body: { name: 'A' } });
  expect((await create()).status).toBe(201);
  const reply = await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: owner, body: { role: 'viewer' } });
  expect(reply).toMatchObject({ status: 200, body: { id: memberId, role: 'viewer', user: { displayName: 'Grace' } } });
  expect((await create()).status).toBe(403);
  expect((await readAudit(projectId)).at(-1)).toEqual({
    action: 'member.changeRole',
    actorId: owner,
    subjectId: memberId,
    subjectName: 'Grace',
    changes: [{ field: 'role', before: 'developer', after: 'viewer' }],
  });
});

test('the role that a member has already is no change', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, newUser(), 'viewer');
  const reply = await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: owner, body: { role: 'viewer' } });
  expect(reply).toMatchObject({ status: 200, body: { role: 'viewer' } });
  expect(await readAudit(projectId)).toEqual([]);
});
