import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newProject, newUser } from '../../../test/fixtures.ts';
import { invitationsMax } from '../../invitations/invite.ts';

test('concurrent invitations stop exactly at the limit of those that wait', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await Promise.all(Array.from({ length: invitationsMax - 1 }, () => newInvitation(projectId)));
  const invite = () => callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: { userId: newUser(), role: 'viewer' } });
  const replies = await Promise.all([invite(), invite(), invite()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  for (const reply of replies) if (reply.status === 422) expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: invitationsMax });
});
