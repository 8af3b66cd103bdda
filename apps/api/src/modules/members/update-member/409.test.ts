import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('two owners who demote each other at the same time leave one', async () => {
  const [first, second] = [newUser(), newUser()];
  const projectId = await newProject(first);
  const secondMember = await newMember(projectId, second, 'owner');
  const path = `/v1/projects/${projectId}/members`;
  const list = (await callApi(`GET ${path}`, { as: first })).body as { id: string; userId: string }[];
  const firstMember = list.find(({ userId }) => userId === first)?.id ?? '';
  const demote = (as: string, memberId: string) => callApi(`PATCH ${path}/${memberId}`, { as, body: { role: 'admin' } });
  await Promise.all([demote(first, secondMember), demote(second, firstMember)]);
  const roles = ((await callApi(`GET ${path}`, { as: first })).body as { role: string }[]).map(({ role }) => role);
  expect(roles.toSorted()).toEqual(['admin', 'owner']);
});

test('the last owner stays one', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const [me] = (await callApi(`GET /v1/projects/${projectId}/members`, { as: owner })).body as { id: string }[];
  const reply = await callApi(`PATCH /v1/projects/${projectId}/members/${me?.id}`, { as: owner, body: { role: 'admin' } });
  expectError(reply, 'LAST_OWNER');
});
