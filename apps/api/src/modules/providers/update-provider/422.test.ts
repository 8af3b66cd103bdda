import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { startTestNode } from '../../../test/start-test-node.ts';

test('neither a new address nor resuming gets past the look at the node', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 1 });
  const id = await newProvider(projectId, { url: node.url, status: 'paused' });
  const change = (body: object) => callApi(`PATCH /v1/projects/${projectId}/providers/${id}`, { as: me, body });
  expect(expectError(await change({ status: 'active' }), 'PROVIDER_REFUSED')).toEqual({ reason: 'wrongChain' });
  expect(expectError(await change({ url: `${node.url}/other`, name: 'B' }), 'PROVIDER_REFUSED')).toEqual({ reason: 'wrongChain' });
  expect((await callApi(`GET /v1/projects/${projectId}/providers`, { as: me })).body).toMatchObject([
    { name: 'Node', url: node.url, status: 'paused' },
  ]);
});
