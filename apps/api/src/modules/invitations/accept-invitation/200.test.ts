import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newInvitation, newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();

test('who accepts is a member with the role they were invited as, and it is written down', async () => {
  const me = newUser({ firstName: 'Grace' });
  const projectId = await newProject(newUser());
  const invitationId = await newInvitation(projectId, { email: emailOf(me), role: 'developer' });
  const reply = await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
  expect(reply).toMatchObject({ status: 200, body: { id: projectId, role: 'developer' } });
  expect((await callApi('GET /v1/projects', { as: me })).body).toMatchObject([{ id: projectId, role: 'developer' }]);
  expect((await callApi('GET /v1/invitations', { as: me })).body).toEqual([]);
  expect(await readAudit(projectId)).toMatchObject([
    { action: 'invitation.accept', actorId: me, subjectName: 'Grace', changes: [{ field: 'role', before: null, after: 'developer' }] },
  ]);
});

test('accepting twice at the same time makes one member', async () => {
  const [owner, me] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const invitationId = await newInvitation(projectId, { email: emailOf(me) });
  const accept = () => callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
  const replies = await Promise.all([accept(), accept(), accept()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect((await callApi(`GET /v1/projects/${projectId}/members`, { as: owner })).body).toHaveLength(2);
});

test('who is a member already keeps the role they have', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'admin');
  const invitationId = await newInvitation(projectId, { email: emailOf(me), role: 'viewer' });
  const reply = await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
  expect(reply).toMatchObject({ status: 200, body: { role: 'admin' } });
});
