import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newProviderProject } from '../../../test/new-provider.ts';

const body = { name: 'A', chain: 'base', url: 'http://127.0.0.1:9' };

test('a project that is no provider adds none, and no node is asked', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body }), 'PROVIDER_NOT_FOUND');
});

test('a chain that is not served has no providers', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  for (const chain of ['polygon', 'dogechain']) {
    expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body: { ...body, chain } }), 'CHAIN_NOT_FOUND');
  }
});
