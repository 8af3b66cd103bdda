import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('somebody else’s, an expired, a revoked and a deleted project’s invitation look like one that never was', async () => {
  const me = newUser();
  const email = `${me}@example.com`.toLowerCase();
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
  for (const id of ids) {
    expect(expectError(await callApi(`POST /v1/invitations/${id}/accept`, { as: me }), 'INVITATION_NOT_FOUND')).toBeUndefined();
  }
  expect((await callApi('GET /v1/projects', { as: me })).body).toEqual([]);
});

test('an address that is claimed but not proven accepts nothing', async () => {
  const me = newUser({ emailAddresses: [{ emailAddress: 'boss@example.com', verified: false, primary: true }] });
  const invitationId = await newInvitation(await newProject(newUser()), { email: 'boss@example.com' });
  expectError(await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me }), 'INVITATION_NOT_FOUND');
});
