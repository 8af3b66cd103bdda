import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('a user without projects has an empty list', async () => {
  const reply = await callApi('GET /v1/projects', { as: newUser() });
  expect(reply).toMatchObject({ status: 200, body: [] });
});

test('the list has the projects one belongs to, oldest first, each with the own role, and none that was deleted', async () => {
  const [me, other] = [newUser(), newUser()];
  const mine = await newProject(me);
  const theirs = await newProject(other);
  await newProject(other);
  await setProject(await newProject(me), { deletedAt: new Date() });
  await newMember(theirs, me, 'finance');
  const { body } = await callApi('GET /v1/projects', { as: me });
  expect(body).toMatchObject([
    { id: mine, role: 'owner' },
    { id: theirs, role: 'finance' },
  ]);
  expect(body).toHaveLength(2);
});
