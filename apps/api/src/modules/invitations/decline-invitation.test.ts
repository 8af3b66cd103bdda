import { describe, expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newInvitation, newProject, newUser, setProject } from '../../test/fixtures.ts';

describe('decline', () => {
  const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();
  const decline = (id: string, as: string) => callApi(`POST /v1/invitations/${id}/decline`, { as });

  test('removes the invitation for both sides, and names the address but not the account in the audit log', async () => {
    const [owner, me] = [newUser(), newUser({ firstName: 'Katherine' })];
    const projectId = await newProject(owner);
    const invitationId = await newInvitation(projectId, { email: emailOf(me), role: 'developer' });
    expect((await decline(invitationId, me)).status).toBe(204);
    expect((await callApi('GET /v1/invitations', { as: me })).body).toEqual([]);
    expect((await callApi(`GET /v1/projects/${projectId}/invitations`, { as: owner })).body).toEqual([]);
    expectError(await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me }), 'INVITATION_NOT_FOUND');
    expect(await readAudit(projectId)).toEqual([
      {
        action: 'invitation.decline',
        actorId: null,
        subjectId: invitationId,
        subjectName: emailOf(me),
        changes: [{ field: 'role', before: 'developer', after: null }],
      },
    ]);
  });

  test('carries out one of a concurrent accept and decline', async () => {
    const me = newUser();
    const projectId = await newProject(newUser());
    const invitationId = await newInvitation(projectId, { email: emailOf(me) });
    const replies = await Promise.all([decline(invitationId, me), callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me })]);
    expect(replies.map(({ status }) => status).filter((status) => status === 404)).toHaveLength(1);
    expect(await readAudit(projectId)).toHaveLength(1);
  });
});

describe('not found', () => {
  const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();
  const decline = (id: string, as: string) => callApi(`POST /v1/invitations/${id}/decline`, { as });

  test('returns the same 404 for an unknown, foreign, expired or revoked invitation and one of a deleted project', async () => {
    const me = newUser();
    const email = emailOf(me);
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
    for (const id of ids) expectError(await decline(id, me), 'INVITATION_NOT_FOUND');
  });
});
