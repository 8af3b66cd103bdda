import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('alerts of a foreign project are not listed', async () => {
  expectError(await callApi(`GET /v1/projects/${await newProject(newUser())}/alerts`, { as: newUser() }), 'PROJECT_NOT_FOUND');
});
