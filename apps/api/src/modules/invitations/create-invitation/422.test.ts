import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';
import { invitationsMax } from '../invite.ts';

test('a project has so many open invitations and no more; an expired one makes room', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await Promise.all(Array.from({ length: invitationsMax - 1 }, () => newInvitation(projectId)));
  await newInvitation(projectId, { expiresAt: new Date(Date.now() - 1_000) });
  const invite = (email: string) => callApi(`POST /v1/projects/${projectId}/invitations`, { as: owner, body: { email, role: 'viewer' } });
  expect((await invite('last@example.com')).status).toBe(201);
  expect(expectError(await invite('over@example.com'), 'LIMIT_REACHED')).toEqual({ limit: invitationsMax });
});
