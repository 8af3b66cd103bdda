import { providerSchema } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newUser } from '../../../test/fixtures.ts';
import { newProviderProject } from '../../../test/new-provider.ts';
import { readAudit } from '../../../test/read-audit.ts';
import { startTestNode } from '../../../test/start-test-node.ts';

test('a node of the chain is added with what it said of itself', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 8453, blockNumber: 77 });
  const path = `/v1/projects/${projectId}/providers`;
  const reply = await callApi(`POST ${path}`, { as: me, body: { name: ' Frankfurt ', chain: 'base', url: `${node.url}/key` } });
  expect(reply.status).toBe(201);
  const created = providerSchema.parse(reply.body);
  expect(created).toMatchObject({
    name: 'Frankfurt',
    chain: 'base',
    url: `${node.url}/key`,
    weight: 10,
    status: 'active',
    health: 'healthy',
    blockHeight: 77,
    lagBlocks: null,
    requestsToday: 0,
  });
  expect((await callApi(`GET ${path}`, { as: me })).body).toEqual([created]);
  expect(await readAudit(projectId)).toEqual([
    { action: 'provider.create', actorId: me, subjectId: created.id, subjectName: 'Frankfurt', changes: [] },
  ]);
});

test('a repeated request adds one node', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 1 });
  const add = () =>
    callApi(`POST /v1/projects/${projectId}/providers`, {
      as: me,
      body: { name: 'A', chain: 'ethereum', url: node.url, weight: 3 },
      headers: { 'idempotency-key': 'add-once' },
    });
  const [first, second] = await Promise.all([add(), add()]);
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect((await callApi(`GET /v1/projects/${projectId}/providers`, { as: me })).body).toHaveLength(1);
});

test('a developer adds nodes', async () => {
  const developer = newUser();
  const projectId = await newProviderProject(newUser());
  await newMember(projectId, developer, 'developer');
  const node = await startTestNode({ chainId: 1 });
  const body = { name: 'A', chain: 'ethereum', url: node.url };
  expect((await callApi(`POST /v1/projects/${projectId}/providers`, { as: developer, body })).status).toBe(201);
});
