import { providerSchema } from '@onepoint/api-contract';
import { describe, expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { createTestApi } from '../../test/create-test-api.ts';
import { newMember, newUser, newProviderProject, newProject, newProvider } from '../../test/fixtures.ts';
import { startTestNode } from '../../test/test-nodes.ts';
import { providersMax } from './create-provider.ts';

describe('create', () => {
  test('adds a node with the state it reported', async () => {
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

  test('adds one node for a repeated request', async () => {
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

  test('lets a developer add nodes', async () => {
    const developer = newUser();
    const projectId = await newProviderProject(newUser());
    await newMember(projectId, developer, 'developer');
    const node = await startTestNode({ chainId: 1 });
    const body = { name: 'A', chain: 'ethereum', url: node.url };
    expect((await callApi(`POST /v1/projects/${projectId}/providers`, { as: developer, body })).status).toBe(201);
  });
});

describe('validation', () => {
  const body = { name: 'A', chain: 'base', url: 'https://node.example.com' };

  test.each([
    ['no name', { ...body, name: ' ' }, 'body.name'],
    ['an address of a socket', { ...body, url: 'wss://node.example.com' }, 'body.url'],
    ['an address of a file', { ...body, url: 'file:///etc/passwd' }, 'body.url'],
    ['an address without a domain', { ...body, url: 'https://node' }, 'body.url'],
    ['too much weight', { ...body, weight: 11 }, 'body.weight'],
    ['a weight of zero', { ...body, weight: 0 }, 'body.weight'],
  ])('returns 400 for %s and names the field', async (_case, invalid, path) => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    const details = expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body: invalid }), 'VALIDATION_FAILED');
    expect(JSON.stringify(details)).toContain(path.slice('body.'.length));
  });
});

describe('not found', () => {
  const body = { name: 'A', chain: 'base', url: 'http://127.0.0.1:9' };

  test('returns 404 for a project that is not a provider, without asking the node', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body }), 'PROVIDER_NOT_FOUND');
  });

  test('returns 404 for a chain that is not served', async () => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    for (const chain of ['polygon', 'dogechain']) {
      expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body: { ...body, chain } }), 'CHAIN_NOT_FOUND');
    }
  });
});

describe('idempotency', () => {
  test('returns 409 for an idempotency key that was used with another body', async () => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    const node = await startTestNode({ chainId: 1 });
    const add = (name: string) =>
      callApi(`POST /v1/projects/${projectId}/providers`, {
        as: me,
        body: { name, chain: 'ethereum', url: node.url },
        headers: { 'idempotency-key': 'one' },
      });
    await add('A');
    expectError(await add('B'), 'IDEMPOTENCY_KEY_REUSED');
  });
});

describe('refusals', () => {
  test('returns 422 for a node of another chain and stores nothing', async () => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    const node = await startTestNode({ chainId: 1 });
    const path = `/v1/projects/${projectId}/providers`;
    const reply = await callApi(`POST ${path}`, { as: me, body: { name: 'A', chain: 'base', url: node.url } });
    expect(expectError(reply, 'PROVIDER_REFUSED')).toEqual({ reason: 'wrongChain' });
    expect((await callApi(`GET ${path}`, { as: me })).body).toEqual([]);
  });

  test('returns 422 for a node that does not answer', async () => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    const node = await startTestNode({ chainId: 8453 });
    await node.stop();
    const body = { name: 'A', chain: 'base', url: node.url };
    expect(expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body }), 'PROVIDER_REFUSED')).toEqual({
      reason: 'unreachable',
    });
  });

  test('returns 422 for a node in a private network unless private nodes are allowed', async () => {
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

  test('returns 422 at the limit of nodes', async () => {
    const me = newUser();
    const projectId = await newProviderProject(me);
    await Promise.all(Array.from({ length: providersMax }, () => newProvider(projectId)));
    const node = await startTestNode({ chainId: 8453 });
    const body = { name: 'A', chain: 'base', url: node.url };
    expect(expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body }), 'LIMIT_REACHED')).toEqual({
      limit: providersMax,
    });
  });
});
