import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('an address waits once in a project, however many ask at the same time', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const request = { as: owner, body: { email: 'Once@example.com', role: 'viewer' } };
  const replies = await Promise.all(Array.from({ length: 3 }, () => callApi(`POST /v1/projects/${projectId}/invitations`, request)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  for (const reply of replies) if (reply.status === 409) expectError(reply, 'INVITATION_EXISTS');
});

test('who is a member already is not invited', async () => {
  const owner = newUser();
  const body = { email: `${owner}@example.com`, role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/invitations`, { as: owner, body }), 'MEMBER_EXISTS');
});
