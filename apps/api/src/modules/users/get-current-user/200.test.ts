import type { User } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('shows a profile change on the next read', async () => {
  const userId = newUser({ firstName: 'Grace' });
  const first = await callApi('GET /v3/users/me', { as: userId });
  expect(first).toMatchObject({ status: 200, body: { firstName: 'Grace' } });
  expect(first.body).toEqual(api.directory.users.get(userId));
  const changed = { ...(first.body as User), firstName: 'Augusta', imageUrl: 'https://images.example.com/1.png' };
  api.directory.users.set(userId, changed);
  expect((await callApi('GET /v3/users/me', { as: userId })).body).toEqual(changed);
});

test('shows the stored profile while the identity service is out of reach', async () => {
  const userId = newUser();
  const { body } = await callApi('GET /v3/users/me', { as: userId });
  api.directory.unreachable.add(userId);
  expect(await callApi('GET /v3/users/me', { as: userId })).toMatchObject({ status: 200, body: body as object });
});

test('keeps looking other users up in what is stored', async () => {
  const [me, other] = [newUser(), newUser({ firstName: 'Grace' })];
  await newMember(await newProject(me), other, 'viewer');
  for (let index = 0; index < 3; index += 1) expect((await callApi(`GET /v3/users/${other}`, { as: me })).status).toBe(200);
  expect(api.directory.lookups.filter((id) => id === other)).toHaveLength(1);
});

test('concurrent first calls of a user are one look-up', async () => {
  const userId = newUser();
  const replies = await Promise.all(Array.from({ length: 5 }, () => callApi('GET /v3/users/me', { as: userId })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(api.directory.lookups.filter((id) => id === userId)).toHaveLength(1);
});
