import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newProject, newUser, newMember, newInvitation } from '../../test/fixtures.ts';
import { invitationsMax } from '../invitations/invite.ts';

test('returns the invitation and writes it to the audit log', async () => {
  const [owner, fellow] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const reply = await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: { userId: fellow, role: 'admin' } });
  expect(reply).toMatchObject({ status: 201, body: { userId: fellow, email: null, role: 'admin', invitedBy: { id: owner } } });
  expect(await readAudit(projectId)).toEqual([
    {
      action: 'invitation.create',
      actorId: owner,
      subjectId: (reply.body as { id: string }).id,
      subjectName: fellow,
      changes: [{ field: 'role', before: null, after: 'admin' }],
    },
  ]);
});

test('invites an address while the identity service is unreachable', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await callApi('GET /v3/users/me', { as: owner });
  api.directory.unreachable.add(owner);
  const body = { email: 'anybody@example.com', role: 'viewer' };
  expect((await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body })).status).toBe(201);
});

test.each([
  {},
  { role: 'viewer' },
  { userId: 'user_1' },
  { userId: 'user_1', role: 'root' },
  { email: 'nobody', role: 'viewer' },
  { userId: 'user_1', email: 'a@example.com', role: 'viewer' },
])('returns 400 for %j', async (body) => {
  const owner = newUser();
  expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/members`, { as: owner, body }), 'VALIDATION_FAILED');
});

test('lets an admin add every role but owner', async () => {
  const [admin, fellow] = [newUser(), newUser()];
  const projectId = await newProject(newUser());
  await newMember(projectId, admin, 'admin');
  const add = (role: string) => callApi(`POST /v1/projects/${projectId}/members`, { as: admin, body: { userId: fellow, role } });
  expect(expectError(await add('owner'), 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
  expect((await add('admin')).status).toBe(201);
});

const emailOf = (userId: string): string => `${userId}@example.com`;

async function setUp() {
  const owner = newUser();
  const projectId = await newProject(owner);
  const invite = (who: object) => callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: { ...who, role: 'viewer' } });
  return { projectId, invite };
}

test('returns 409 for a member, by user id and by address', async () => {
  const { projectId, invite } = await setUp();
  const member = newUser();
  await newMember(projectId, member, 'viewer');
  for (const who of [{ userId: member }, { email: emailOf(member) }]) expectError(await invite(who), 'MEMBER_EXISTS');
});

test('creates one invitation per person for concurrent requests', async () => {
  const { invite } = await setUp();
  const fellow = newUser();
  for (const who of [{ userId: fellow }, { email: emailOf(fellow) }]) {
    const replies = await Promise.all(Array.from({ length: 4 }, () => invite(who)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    for (const reply of replies) if (reply.status === 409) expectError(reply, 'INVITATION_EXISTS');
  }
});

test('stops concurrent invitations exactly at the limit', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await Promise.all(Array.from({ length: invitationsMax - 1 }, () => newInvitation(projectId)));
  const invite = () => callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: { userId: newUser(), role: 'viewer' } });
  const replies = await Promise.all([invite(), invite(), invite()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  for (const reply of replies) if (reply.status === 422) expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: invitationsMax });
});

test('returns 404 for an unknown user id', async () => {
  const owner = newUser();
  const body = { userId: 'user_nobody', role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/members`, { as: owner, body }), 'USER_NOT_FOUND');
});
