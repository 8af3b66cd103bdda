import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';

test('a foreign provider is not deleted', async () => {
  const [me, other] = [newUser(), newUser()];
  const [mine, theirs] = [await newProviderProject(me), await newProviderProject(other)];
  const id = await newProvider(theirs);
  expectError(await callApi(`DELETE /v1/projects/${mine}/providers/${id}`, { as: me }), 'PROVIDER_NOT_FOUND');
  expectError(await callApi(`DELETE /v1/projects/${theirs}/providers/${id}`, { as: me }), 'PROJECT_NOT_FOUND');
  expect((await callApi(`GET /v1/projects/${theirs}/providers`, { as: other })).body).toHaveLength(1);
});
