import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();
const decline = (id: string, as: string) => callApi(`POST /v1/invitations/${id}/decline`, { as });

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
