import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('a member is added once, however many ask at the same time', async () => {
  const [owner, fellow] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const request = { as: owner, body: { userId: fellow, role: 'viewer' } };
  const replies = await Promise.all(Array.from({ length: 4 }, () => callApi(`POST /v1/projects/${projectId}/members`, request)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  for (const reply of replies) if (reply.status === 409) expectError(reply, 'MEMBER_EXISTS');
});
