import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { projectsMax } from '../create-project.ts';

test('concurrent creations stop exactly at the limit', async () => {
  const me = newUser();
  await Promise.all(Array.from({ length: projectsMax - 2 }, () => newProject(me)));
  const replies = await Promise.all(Array.from({ length: 5 }, () => callApi('POST /v1/projects', { as: me, body: { name: 'One more' } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422]);
  const refused = replies.filter(({ status }) => status === 422);
  for (const reply of refused) expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: projectsMax });
});

test('projects that others made one owner of take no room', async () => {
  const [me, other] = [newUser(), newUser()];
  const given = await Promise.all(Array.from({ length: projectsMax }, () => newProject(other)));
  await Promise.all(given.map((projectId) => newMember(projectId, me, 'owner')));
  expect((await callApi('POST /v1/projects', { as: me, body: { name: 'Mine' } })).status).toBe(201);
  expectError(await callApi('POST /v1/projects', { as: other, body: { name: 'One more' } }), 'LIMIT_REACHED');
});

test('who leaves projects that they made and is taken in again has no more room than before', async () => {
  const [me, other] = [newUser(), newUser()];
  const made = await Promise.all(Array.from({ length: projectsMax }, () => newProject(me)));
  const [projectId = ''] = made;
  await newMember(projectId, other, 'owner');
  const members = `/v1/projects/${projectId}/members`;
  const list = (await callApi(`GET ${members}`, { as: me })).body as { id: string; userId: string }[];
  expect((await callApi(`DELETE ${members}/${list.find(({ userId }) => userId === me)?.id}`, { as: me })).status).toBe(204);
  expect((await callApi('POST /v1/projects', { as: me, body: { name: 'In its place' } })).status).toBe(201);
  await newMember(projectId, me, 'owner');
  await callApi(`DELETE /v1/projects/${made[1]}`, { as: me });
  expectError(await callApi('POST /v1/projects', { as: me, body: { name: 'One more' } }), 'LIMIT_REACHED');
});
