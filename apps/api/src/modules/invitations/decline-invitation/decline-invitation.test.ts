import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser, setProject } from '../../../test/fixtures.ts';
import { needsSession } from '../../../test/needs-session.ts';
import { readAudit } from '../../../test/read-audit.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();
const decline = (id: string, as: string) => callApi(`POST /v1/invitations/${id}/decline`, { as });

needsSession('POST /v1/invitations/inv_1/decline');

test('a declined invitation is gone on both sides, and the log names the address and not the account', async () => {
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

test('accepting and declining at the same time does one of them', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  const invitationId = await newInvitation(projectId, { email: emailOf(me) });
  const replies = await Promise.all([decline(invitationId, me), callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me })]);
  expect(replies.map(({ status }) => status).filter((status) => status === 404)).toHaveLength(1);
  expect(await readAudit(projectId)).toHaveLength(1);
});

test('somebody else’s, an expired, a revoked and a deleted project’s invitation look like one that never was', async () => {
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
