import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';

test('a foreign provider is not changed', async () => {
  const [me, other] = [newUser(), newUser()];
  const [mine, theirs] = [await newProviderProject(me), await newProviderProject(other)];
  const id = await newProvider(theirs);
  const body = { status: 'paused' };
  expectError(await callApi(`PATCH /v1/projects/${mine}/providers/${id}`, { as: me, body }), 'PROVIDER_NOT_FOUND');
  expectError(await callApi(`PATCH /v1/projects/${theirs}/providers/${id}`, { as: me, body }), 'PROJECT_NOT_FOUND');
});
