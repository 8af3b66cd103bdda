import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newProviderProject } from '../../../test/new-provider.ts';

const range = 'from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z';

test('what the nodes of a foreign project answered is not shown, and a project that serves nothing has none', async () => {
  const me = newUser();
  const [mine, theirs] = [await newProject(me), await newProviderProject(newUser())];
  expectError(await callApi(`GET /v1/projects/${theirs}/providers/statistics?${range}`, { as: me }), 'PROJECT_NOT_FOUND');
  expectError(await callApi(`GET /v1/projects/${mine}/providers/statistics?${range}`, { as: me }), 'PROVIDER_NOT_FOUND');
});
