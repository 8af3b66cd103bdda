import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('a revoked invitation can no longer be accepted, and it is written down', async () => {
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
