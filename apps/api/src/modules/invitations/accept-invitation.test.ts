import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newInvitation, newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';
import { membersMax } from '../members/members.rules.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();

test('adds the member with the invited role and writes it to the audit log', async () => {
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

test('adds one member for concurrent requests', async () => {
  const [owner, me] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const invitationId = await newInvitation(projectId, { email: emailOf(me) });
  const accept = () => callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
  const replies = await Promise.all([accept(), accept(), accept()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect((await callApi(`GET /v1/projects/${projectId}/members`, { as: owner })).body).toHaveLength(2);
});

test('keeps the role of an existing member', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'admin');
  const invitationId = await newInvitation(projectId, { email: emailOf(me), role: 'viewer' });
  const reply = await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
  expect(reply).toMatchObject({ status: 200, body: { role: 'admin' } });
});

test('returns the same 404 for an unknown, foreign, expired or revoked invitation and one of a deleted project', async () => {
  const me = newUser();
  const email = `${me}@example.com`.toLowerCase();
  const past = new Date(Date.now() - 1_000);
  const [projectId, second, deleted] = [await newProject(newUser()), await newProject(newUser()), await newProject(newUser())];
  const ids = [
    'inv_never',
    await newInvitation(projectId),
    await newInvitation(projectId, { email, expiresAt: past }),
    await newInvitation(second, { email, revokedAt: past }),
    await newInvitation(deleted, { email }),
  ];
  await setProject(deleted, { deletedAt: past });
  for (const id of ids) {
    expect(expectError(await callApi(`POST /v1/invitations/${id}/accept`, { as: me }), 'INVITATION_NOT_FOUND')).toBeUndefined();
  }
  expect((await callApi('GET /v1/projects', { as: me })).body).toEqual([]);
});

test('returns 404 for an unverified email address', async () => {
  const me = newUser({ emailAddresses: [{ emailAddress: 'boss@example.com', verified: false, primary: true }] });
  const invitationId = await newInvitation(await newProject(newUser()), { email: 'boss@example.com' });
  expectError(await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me }), 'INVITATION_NOT_FOUND');
});

test('returns 422 when the project is full, and keeps the invitation open', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  const invitationId = await newInvitation(projectId, { email: `${me}@example.com`.toLowerCase() });
  await Promise.all(Array.from({ length: membersMax - 1 }, () => newMember(projectId, newUser(), 'viewer')));
  const reply = await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
  expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: membersMax });
  expect((await callApi('GET /v1/invitations', { as: me })).body).toHaveLength(1);
});
