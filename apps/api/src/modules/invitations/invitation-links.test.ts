import { emails } from '@onepoint/database';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { invitationToken } from '../../test/contract-calls.ts';
import { newInvitation, newMember, newProject, newUser } from '../../test/fixtures.ts';
import { membersMax } from '../members/members.rules.ts';

/** Newest first, without the members’ ids. */
const written = async (projectId: string) =>
  (await api.database.orm.select().from(emails).where(eq(emails.projectId, projectId)).orderBy(desc(emails.sequence))).map(
    ({ type, userId, address, message }) => ({ type, to: userId ?? address, kind: message.kind }),
  );

test('emails an invitation, shows it to anyone with its link, and lets an account with another address join once', async () => {
  const [owner, joiner, late] = [newUser({ firstName: 'Grace' }), newUser({ firstName: 'Kenji' }), newUser()];
  const projectId = await newProject(owner);
  const invited = await callApi(`POST /v1/projects/${projectId}/invitations`, {
    as: owner,
    body: { email: 'Someone@Example.com', role: 'developer' },
  });
  const { id } = invited.body as { id: string };
  expect(await written(projectId)).toEqual([{ type: 'invitation', to: 'someone@example.com', kind: 'invitation' }]);
  const body = { token: invitationToken(id) };
  expect((await callApi('POST /v1/invitationLinks/open', { body })).body).toEqual({
    project: { name: 'Test project' },
    inviter: 'Grace',
    role: 'developer',
    expiresAt: expect.any(String),
  });
  expectError(await callApi('POST /v1/invitationLinks/accept', { body }), 'SESSION_REQUIRED');
  expect((await callApi('POST /v1/invitationLinks/accept', { as: joiner, body })).body).toMatchObject({ id: projectId, role: 'developer' });
  expect((await written(projectId))[0]).toEqual({ type: 'memberChanges', to: owner, kind: 'memberJoined' });
  for (const call of ['open', 'accept', 'decline'])
    expectError(await callApi(`POST /v1/invitationLinks/${call}`, { as: late, body }), 'EMAIL_LINK_INVALID');
});

test('declines with the link, without a session', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const body = { token: invitationToken(await newInvitation(projectId)) };
  expect((await callApi('POST /v1/invitationLinks/decline', { body })).status).toBe(204);
  expectError(await callApi('POST /v1/invitationLinks/open', { body }), 'EMAIL_LINK_INVALID');
});

test('invalidates the link of a revoked invitation', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const id = await newInvitation(projectId);
  await callApi(`DELETE /v1/projects/${projectId}/invitations/${id}`, { as: owner });
  expectError(await callApi('POST /v1/invitationLinks/open', { body: { token: invitationToken(id) } }), 'EMAIL_LINK_INVALID');
});

test('does not exceed the limit of members', async () => {
  const projectId = await newProject(newUser());
  await Promise.all(Array.from({ length: membersMax - 1 }, () => newMember(projectId, newUser(), 'viewer')));
  const body = { token: invitationToken(await newInvitation(projectId)) };
  expectError(await callApi('POST /v1/invitationLinks/accept', { as: newUser(), body }), 'LIMIT_REACHED');
});
