import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('a project that is no provider has no such list', async () => {
  const me = newUser();
  expectError(await callApi(`GET /v1/projects/${await newProject(me)}/providers`, { as: me }), 'PROVIDER_NOT_FOUND');
});
