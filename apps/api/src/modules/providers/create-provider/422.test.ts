import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { createTestApi } from '../../../test/create-test-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { startTestNode } from '../../../test/start-test-node.ts';
import { providersMax } from '../create-provider.ts';

test('a node of another chain is refused, and not stored', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 1 });
  const path = `/v1/projects/${projectId}/providers`;
  const reply = await callApi(`POST ${path}`, { as: me, body: { name: 'A', chain: 'base', url: node.url } });
  expect(expectError(reply, 'PROVIDER_REFUSED')).toEqual({ reason: 'wrongChain' });
  expect((await callApi(`GET ${path}`, { as: me })).body).toEqual([]);
});

test('a node that does not answer is refused', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 8453 });
  await node.stop();
  const body = { name: 'A', chain: 'base', url: node.url };
  expect(expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body }), 'PROVIDER_REFUSED')).toEqual({
    reason: 'unreachable',
  });
});

test('nodes in the network of the API are refused unless it is told otherwise', async () => {
  const guarded = await createTestApi({ arePrivateNodesAllowed: false });
  const me = newUser();
  const projectId = await newProviderProject(me, guarded.database);
  const node = await startTestNode({ chainId: 8453 });
  const body = { name: 'A', chain: 'base', url: node.url };
  const reply = await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body, app: guarded.app });
  expect(expectError(reply, 'PROVIDER_REFUSED')).toEqual({ reason: 'privateAddress' });
  expect(node.requests()).toBe(0);
  await guarded.close();
});

test('a project serves so many nodes and no more', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  await Promise.all(Array.from({ length: providersMax }, () => newProvider(projectId)));
  const node = await startTestNode({ chainId: 8453 });
  const body = { name: 'A', chain: 'base', url: node.url };
  expect(expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body }), 'LIMIT_REACHED')).toEqual({
    limit: providersMax,
  });
});
