import type { Invitation } from '@onepoint/api-contract';
import { emails } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { invitationToken } from '../../test/contract-calls.ts';
import { newInvitation, newMember, newProject, newUser } from '../../test/fixtures.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { recipientTerms } from './invite.ts';

const resend = (projectId: string, id: string, as: string) => callApi(`POST /v1/projects/${projectId}/invitations/${id}/resend`, { as });
const open = (token: string) => callApi('POST /v1/invitationLinks/open', { body: { token } });
const list = async (projectId: string, as: string) =>
  (await callApi(`GET /v1/projects/${projectId}/invitations`, { as })).body as Invitation[];

test('sends another email, whose link replaces the previous one, and adds an audit log entry', async () => {
  const owner = newUser({ firstName: 'Grace' });
  const projectId = await newProject(owner);
  const id = await newInvitation(projectId, { invitedBy: owner });
  const reply = await resend(projectId, id, owner);
  expect(reply).toMatchObject({ status: 200, body: { id, delivery: 'pending', invitedBy: { displayName: 'Grace' } } });
  const { sentAt, expiresAt } = reply.body as Invitation;
  expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(30 * 86_400_000);
  expectError(await open(invitationToken(id)), 'EMAIL_LINK_INVALID');
  expect((await open(invitationToken(id, 2))).body).toMatchObject({ inviter: 'Grace', expiresAt });
  const written = await api.database.orm.select().from(emails).where(eq(emails.projectId, projectId));
  expect(written).toMatchObject([{ type: 'invitation', message: { invitationId: id, sendCount: 2, inviter: 'Grace' } }]);
  expect(await readAudit(projectId)).toMatchObject([{ action: 'invitation.resend', actorId: owner, subjectId: id, changes: [] }]);
});

test('returns 429 within five minutes of the last email, also for concurrent requests', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const id = await newInvitation(projectId);
  const replies = await Promise.all([resend(projectId, id, owner), resend(projectId, id, owner)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const refused = replies.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(300);
});

test('limits the emails to one person, together with new invitations', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const email = 'patient@example.com';
  await newInvitation(projectId, { email, sendCount: recipientTerms.max - 2, revokedAt: new Date() });
  const id = await newInvitation(projectId, { email });
  expect((await resend(projectId, id, owner)).status).toBe(200);
  await callApi(`DELETE /v1/projects/${projectId}/invitations/${id}`, { as: owner });
  const body = { email, role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body }), 'RATE_LIMITED');
});

test('returns 404 for an invitation that is no longer open, and 403 for an owner’s invitation as an admin', async () => {
  const [owner, admin] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, admin, 'admin');
  const past = new Date(Date.now() - 1_000);
  for (const columns of [{ revokedAt: past }, { expiresAt: past }, { declinedAt: past }])
    expectError(await resend(projectId, await newInvitation(projectId, columns), owner), 'INVITATION_NOT_FOUND');
  expectError(await resend(projectId, await newInvitation(projectId, { role: 'owner' }), admin), 'ROLE_FORBIDS');
});

test('lists the state of the last email', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const invite = async (email: string) =>
    ((await callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body: { email, role: 'viewer' } })).body as Invitation).id;
  const [sent, refused, unknown] = [await invite('sent@example.com'), await invite('refused@example.com'), await newInvitation(projectId)];
  const settledAt = new Date();
  for (const [address, status] of [['sent@example.com', 'sent'] as const, ['refused@example.com', 'failed'] as const])
    await api.database.orm.update(emails).set({ status, settledAt, nextAttemptAt: null }).where(eq(emails.address, address));
  const states = new Map((await list(projectId, owner)).map(({ id, delivery }) => [id, delivery]));
  expect([sent, refused, unknown].map((id) => states.get(id))).toEqual(['sent', 'failed', null]);
});
