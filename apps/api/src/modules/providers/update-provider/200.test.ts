import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { readAudit } from '../../../test/read-audit.ts';
import { startTestNode } from '../../../test/start-test-node.ts';

test('a node is paused and renamed without being asked', async () => {
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

test('a resumed node, and one at a new address, is healthy again', async () => {
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

test('what is as it was is not written down', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const id = await newProvider(projectId);
  await callApi(`PATCH /v1/projects/${projectId}/providers/${id}`, { as: me, body: { name: 'Node', status: 'active' } });
  expect(await readAudit(projectId)).toEqual([]);
});
