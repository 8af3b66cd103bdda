import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newInvitation, newProject, newUser, newMember, setProject } from '../../test/fixtures.ts';

test('lists open invitations newest first, without accepted, revoked and expired ones', async () => {
  const owner = newUser({ firstName: 'Grace' });
  const projectId = await newProject(owner);
  const past = new Date(Date.now() - 1_000);
  const older = await newInvitation(projectId, { createdAt: new Date(Date.now() - 60_000), invitedBy: owner });
  const newer = await newInvitation(projectId, { role: 'admin', invitedBy: owner });
  await newInvitation(projectId, { expiresAt: past });
  await newInvitation(projectId, { revokedAt: past });
  await newInvitation(projectId, { acceptedAt: past, acceptedBy: 'user_a' });
  const reply = await callApi(`GET /v1/projects/${projectId}/invitations`, { as: owner });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject([
    { id: newer, role: 'admin', email: `${newer.toLowerCase()}@example.com`, invitedBy: { displayName: 'Grace' } },
    { id: older, role: 'viewer' },
  ]);
});

test.each(['developer', 'finance', 'viewer'])('returns 403 for the role %s', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  expectError(await callApi(`GET /v1/projects/${projectId}/invitations`, { as: member }), 'ROLE_FORBIDS');
});

test('lists invitations to my verified addresses, and of the project only its name', async () => {
  const inviter = newUser({ firstName: 'Grace' });
  const email = (name: string) => `${name}.${inviter}@example.com`.toLowerCase();
  const me = newUser({
    emailAddresses: [
      { emailAddress: email('Proven').toUpperCase(), verified: true, primary: true },
      { emailAddress: email('claimed'), verified: false, primary: false },
    ],
  });
  const [projectId, deleted] = [await newProject(inviter), await newProject(inviter)];
  const mine = await newInvitation(projectId, { email: email('proven'), role: 'finance', invitedBy: inviter });
  await newInvitation(projectId, { email: email('claimed') });
  await newInvitation(deleted, { email: email('proven') });
  await setProject(deleted, { deletedAt: new Date() });
  const { status, body } = await callApi('GET /v1/invitations', { as: me });
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: mine,
      email: email('proven'),
      userId: null,
      role: 'finance',
      invitedBy: { id: inviter, displayName: 'Grace', imageUrl: null },
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      project: { id: projectId, name: 'Test project' },
    },
  ]);
});

test('lists nothing without a verified address', async () => {
  expect(await callApi('GET /v1/invitations', { as: newUser({ emailAddresses: [] }) })).toMatchObject({ status: 200, body: [] });
});

test('shows the inviter unmasked to the invitee', async () => {
  const inviter = newUser({ firstName: null, emailAddresses: [{ emailAddress: 'sender@site.test', verified: true, primary: true }] });
  const emailAddress = `${inviter}@example.com`.toLowerCase();
  const me = newUser({ emailAddresses: [{ emailAddress, verified: true, primary: true }] });
  await newInvitation(await newProject(inviter), { email: emailAddress, invitedBy: inviter });
  expect((await callApi('GET /v1/invitations', { as: me })).body).toMatchObject([{ invitedBy: { displayName: 'sender@site.test' } }]);
});

test('revokes an invitation, which can then not be accepted, and writes it to the audit log', async () => {
  const [owner, invited] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const invitationId = await newInvitation(projectId, { email: `${invited}@example.com`.toLowerCase(), role: 'admin' });
  const path = `/v1/projects/${projectId}/invitations/${invitationId}`;
  expect(await callApi(`DELETE ${path}`, { as: owner })).toMatchObject({ status: 204, body: null });
  expectError(await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: invited }), 'INVITATION_NOT_FOUND');
  expect(await readAudit(projectId)).toMatchObject([
    { action: 'invitation.revoke', actorId: owner, subjectId: invitationId, changes: [{ field: 'role', before: 'admin', after: null }] },
  ]);
});

test('returns 404 for an expired invitation and for one that was revoked before', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const revoke = (invitationId: string) => callApi(`DELETE /v1/projects/${projectId}/invitations/${invitationId}`, { as: owner });
  expectError(await revoke(await newInvitation(projectId, { expiresAt: new Date(Date.now() - 1_000) })), 'INVITATION_NOT_FOUND');
  const open = await newInvitation(projectId);
  expect((await revoke(open)).status).toBe(204);
  expectError(await revoke(open), 'INVITATION_NOT_FOUND');
});
