import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newInvitation, newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { membersMax } from '../../members/members.rules.ts';

test('a full project takes nobody in, and the invitation waits on', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  const invitationId = await newInvitation(projectId, { email: `${me}@example.com`.toLowerCase() });
  await Promise.all(Array.from({ length: membersMax - 1 }, () => newMember(projectId, newUser(), 'viewer')));
  const reply = await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
  expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: membersMax });
  expect((await callApi('GET /v1/invitations', { as: me })).body).toHaveLength(1);
});
