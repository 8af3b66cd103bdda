import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('the traffic of a foreign project is not shown', async () => {
  const path = `/v1/projects/${await newProject(newUser())}/apiKeys/statistics?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
  expectError(await callApi(`GET ${path}`, { as: newUser() }), 'PROJECT_NOT_FOUND');
});
