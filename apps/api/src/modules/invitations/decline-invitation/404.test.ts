import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser, setProject } from '../../../test/fixtures.ts';

const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();
const decline = (id: string, as: string) => callApi(`POST /v1/invitations/${id}/decline`, { as });

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
