import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';

const range = 'from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z';

test('a foreign provider has no statistics, through whichever project', async () => {
  const me = newUser();
  const [mine, theirs] = [await newProviderProject(me), await newProviderProject(newUser())];
  const foreign = await newProvider(theirs);
  expectError(await callApi(`GET /v1/projects/${mine}/providers/${foreign}/statistics?${range}`, { as: me }), 'PROVIDER_NOT_FOUND');
  expectError(await callApi(`GET /v1/projects/${theirs}/providers/${foreign}/statistics?${range}`, { as: me }), 'PROJECT_NOT_FOUND');
});
