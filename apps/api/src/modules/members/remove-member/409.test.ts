import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('of two owners who leave at the same time one stays', async () => {
  const [first, second, witness] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(first);
  await newMember(projectId, second, 'owner');
  await newMember(projectId, witness, 'viewer');
  const path = `/v1/projects/${projectId}/members`;
  const list = (await callApi(`GET ${path}`, { as: witness })).body as { id: string; userId: string; role: string }[];
  const owners = list.filter(({ role }) => role === 'owner');
  const replies = await Promise.all(owners.map(({ id, userId }) => callApi(`DELETE ${path}/${id}`, { as: userId })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  for (const reply of replies) if (reply.status === 409) expectError(reply, 'LAST_OWNER');
});
