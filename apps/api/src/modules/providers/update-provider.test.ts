import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newUser, newProvider, newProviderProject } from '../../test/fixtures.ts';
import { startTestNode } from '../../test/test-nodes.ts';

test('pauses and renames a node without asking it', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 8453 });
  const id = await newProvider(projectId, { url: node.url });
  const reply = await callApi(`PATCH /v1/projects/${projectId}/providers/${id}`, {
    as: me,
    body: { name: 'B', weight: 2, status: 'paused', url: node.url },
  });
  expect(reply).toMatchObject({ status: 200, body: { id, name: 'B', weight: 2, status: 'paused' } });
  expect(node.requests()).toBe(0);
  expect(await readAudit(projectId)).toMatchObject([
    {
      action: 'provider.change',
      changes: [
        { field: 'name', before: 'Node', after: 'B' },
        { field: 'weight', before: 10, after: 2 },
      ],
    },
    { action: 'provider.pause', changes: [{ field: 'status', before: 'active', after: 'paused' }] },
  ]);
});

test('checks a node that is resumed or moved to a new address', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 8453, blockNumber: 12 });
  const id = await newProvider(projectId, { status: 'paused', health: 'unreachable' });
  const reply = await callApi(`PATCH /v1/projects/${projectId}/providers/${id}`, {
    as: me,
    body: { status: 'active', url: `${node.url}/secret` },
  });
  expect(reply.body).toMatchObject({ status: 'active', health: 'healthy', blockHeight: 12, url: `${node.url}/secret` });
  const log = await readAudit(projectId);
  expect(log.map(({ action }) => action)).toEqual(['provider.change', 'provider.resume']);
  expect(JSON.stringify(log)).not.toContain('secret');
});

test('writes no audit entry when nothing changes', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const id = await newProvider(projectId);
  await callApi(`PATCH /v1/projects/${projectId}/providers/${id}`, { as: me, body: { name: 'Node', status: 'active' } });
  expect(await readAudit(projectId)).toEqual([]);
});

test.each([{}, { status: 'broken' }, { chain: 'base' }, { url: 'ws://node.example.com' }, { weight: 1.5 }, { name: '' }])(
  'returns 400 for %j',
  async (body) => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    const id = await newProvider(projectId);
    expectError(await callApi(`PATCH /v1/projects/${projectId}/providers/${id}`, { as: me, body }), 'VALIDATION_FAILED');
  },
);

test('returns 422 when the check fails for a new address or a resumed node', async () => {
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
