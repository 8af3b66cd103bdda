import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newUser } from '../../../test/fixtures.ts';

test('the identity service is asked once in a while, and what it says is what is answered', async () => {
  const userId = newUser({ firstName: 'Grace' });
  const first = await callApi('GET /v3/users/me', { as: userId });
  expect(first.status).toBe(200);
  expect(first.body).toEqual(api.directory.users.get(userId));
  await callApi('GET /v3/users/me', { as: userId });
  expect(api.directory.lookups.filter((id) => id === userId)).toHaveLength(1);
});

test('concurrent first calls of a user are one look-up', async () => {
  const userId = newUser();
  const replies = await Promise.all(Array.from({ length: 5 }, () => callApi('GET /v3/users/me', { as: userId })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(api.directory.lookups.filter((id) => id === userId)).toHaveLength(1);
});
