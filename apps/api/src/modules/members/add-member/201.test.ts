import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

const addressOf = (userId: string): string => `${userId}@example.com`;

test('a user is added by id or by a proven address of any case, and may act at once', async () => {
  const [owner, byId, byEmail] = [newUser(), newUser({ firstName: 'Grace' }), newUser({ firstName: 'Linus' })];
  const projectId = await newProject(owner);
  const add = (body: unknown) => callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body });
  expect(await add({ userId: byId, role: 'developer' })).toMatchObject({
    status: 201,
    body: { userId: byId, role: 'developer', user: { displayName: 'Grace' } },
  });
  expect(await add({ email: addressOf(byEmail).toUpperCase(), role: 'viewer' })).toMatchObject({ status: 201, body: { userId: byEmail } });
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: byEmail })).body).toMatchObject({ id: projectId, role: 'viewer' });
});

test('who is added no longer waits as invited, and the log says who did it', async () => {
  const [owner, fellow] = [newUser(), newUser({ firstName: 'Grace' })];
  const projectId = await newProject(owner);
  await newInvitation(projectId, { email: addressOf(fellow).toLowerCase() });
  const path = `/v1/projects/${projectId}`;
  const { body } = await callApi(`POST ${path}/members`, { as: owner, body: { email: addressOf(fellow), role: 'admin' } });
  expect((await callApi(`GET ${path}/invitations`, { as: owner })).body).toEqual([]);
  expect(await readAudit(projectId)).toEqual([
    {
      action: 'member.add',
      actorId: owner,
      subjectId: (body as { id: string }).id,
      subjectName: 'Grace',
      changes: [{ field: 'role', before: null, after: 'admin' }],
    },
  ]);
});
