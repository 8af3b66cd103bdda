import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';

test('an invitation is revoked once, while it is open, through its own project', async () => {
  const owner = newUser();
  const [here, there] = [await newProject(owner), await newProject(owner)];
  const revoke = (projectId: string, invitationId: string, as = owner) =>
    callApi(`DELETE /v1/projects/${projectId}/invitations/${invitationId}`, { as });
  const open = await newInvitation(there);
  expectError(await revoke(here, open), 'INVITATION_NOT_FOUND');
  expectError(await revoke(there, open, newUser()), 'PROJECT_NOT_FOUND');
  expectError(await revoke(there, await newInvitation(there, { expiresAt: new Date(Date.now() - 1_000) })), 'INVITATION_NOT_FOUND');
  expect((await revoke(there, open)).status).toBe(204);
  expectError(await revoke(there, open), 'INVITATION_NOT_FOUND');
});
