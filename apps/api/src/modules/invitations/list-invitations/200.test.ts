import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';

test('open invitations come newest first; accepted, revoked and expired ones do not', async () => {
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
