import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  {},
  { role: 'viewer' },
  { userId: 'user_1' },
  { userId: 'user_1', role: 'root' },
  { email: 'nobody', role: 'viewer' },
  { userId: 'user_1', email: 'a@example.com', role: 'viewer' },
])('%j adds nobody', async (body) => {
  const owner = newUser();
  expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/members`, { as: owner, body }), 'VALIDATION_FAILED');
});
