import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('the usage of a foreign project is not shown', async () => {
  const projectId = await newProject(newUser());
  expectError(
    await callApi(`GET /v1/projects/${projectId}/usage?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`, { as: newUser() }),
    'PROJECT_NOT_FOUND',
  );
});
