import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';

test('a user of whom nothing is stored has to wait for the identity service', async () => {
  const userId = newUser();
  api.directory.unreachable.add(userId);
  const reply = await callApi('GET /v3/users/me', { as: userId });
  expectError(reply, 'UNAVAILABLE');
  expect(reply.headers['retry-after']).toBe('5');
});
