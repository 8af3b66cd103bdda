import { test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('an address cannot be looked up while the identity service is out of reach', async () => {
  const owner = newUser();
  api.directory.unreachableEmails.add('unreachable@example.com');
  const body = { email: 'unreachable@example.com', role: 'viewer' };
  expectError(await callApi(`POST /v1/projects/${await newProject(owner)}/members`, { as: owner, body }), 'UNAVAILABLE');
});
