import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();

async function setUp() {
  const [owner, inviter, invited] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  const memberPath = `/v1/projects/${projectId}/members/${await newMember(projectId, inviter, 'admin')}`;
  const path = `/v1/projects/${projectId}/invitations`;
  const invite = async (as: string, email: string, role = 'admin') =>
    ((await callApi(`POST ${path}`, { as, body: { email, role } })).body as { id: string }).id;
  const open = async () => ((await callApi(`GET ${path}`, { as: owner })).body as { email: string }[]).map(({ email }) => email);
  const accept = (invitationId: string) => callApi(`POST /v1/invitations/${invitationId}/accept`, { as: invited });
  return { owner, inviter, invited, projectId, memberPath, invite, open, accept };
}

test('whoever is removed leaves no way back in: the invitations they made end with it, each written down', async () => {
  const { owner, inviter, invited, projectId, memberPath, invite, open, accept } = await setUp();
  const invitationId = await invite(inviter, emailOf(invited));
  await invite(owner, 'kept@example.com');
  expect((await callApi(`DELETE ${memberPath}`, { as: owner })).status).toBe(204);
  expectError(await accept(invitationId), 'INVITATION_NOT_FOUND');
  expect(await open()).toEqual(['kept@example.com']);
  const revoked = (await readAudit(projectId)).filter(({ action }) => action === 'invitation.revoke');
  expect(revoked).toMatchObject([{ actorId: owner, subjectName: emailOf(invited) }]);
});

test('so do those of a member who may no longer invite, and those to owners of one who may no longer make any', async () => {
  const { owner, inviter, invited, memberPath, invite, open, accept } = await setUp();
  const setRole = (role: string) => callApi(`PATCH ${memberPath}`, { as: owner, body: { role } });
  await setRole('owner');
  await invite(inviter, 'owner@example.com', 'owner');
  const invitationId = await invite(inviter, emailOf(invited));
  await setRole('admin');
  expect(await open()).toEqual([emailOf(invited)]);
  await setRole('developer');
  expect(await open()).toEqual([]);
  expectError(await accept(invitationId), 'INVITATION_NOT_FOUND');
});
