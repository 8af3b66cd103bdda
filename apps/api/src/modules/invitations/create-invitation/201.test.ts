import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('an address is kept in lower case, for thirty days, and the invitation is written down', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const body = { email: 'Grace.Hopper@Example.com', role: 'developer' };
  const reply = await callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body });
  expect(reply).toMatchObject({ status: 201, body: { email: 'grace.hopper@example.com', role: 'developer', invitedBy: { id: owner } } });
  const { id, createdAt, expiresAt } = reply.body as { id: string; createdAt: string; expiresAt: string };
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * 86_400_000);
  expect(await readAudit(projectId)).toEqual([
    {
      action: 'invitation.create',
      actorId: owner,
      subjectId: id,
      subjectName: 'grace.hopper@example.com',
      changes: [{ field: 'role', before: null, after: 'developer' }],
    },
  ]);
});

test('an address whose invitation expired or was revoked is invited again', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const past = new Date(Date.now() - 1_000);
  await newInvitation(projectId, { email: 'late@example.com', expiresAt: past });
  await newInvitation(projectId, { email: 'late@example.com', revokedAt: past });
  const body = { email: 'late@example.com', role: 'viewer' };
  expect((await callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body })).status).toBe(201);
});
