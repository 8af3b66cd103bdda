import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import {
  newApiKey,
  newMember,
  newProject,
  newUser,
  newProvider,
  newProviderProject,
  newUsage,
  stopClockAtNoon,
} from '../../test/fixtures.ts';

test('lists nodes newest first, without deleted ones and those of other projects', async () => {
  const me = newUser();
  const [projectId, other] = [await newProviderProject(me), await newProviderProject(me)];
  const first = await newProvider(projectId, { createdAt: new Date('2026-01-01') });
  const second = await newProvider(projectId, { createdAt: new Date('2026-01-02'), health: 'lagging', blockHeight: 90, lagBlocks: 40 });
  await newProvider(projectId, { deletedAt: new Date() });
  await newProvider(other);
  expect((await callApi(`GET /v1/projects/${projectId}/providers`, { as: me })).body).toMatchObject([
    { id: second, health: 'lagging', blockHeight: 90, lagBlocks: 40 },
    { id: first, health: 'healthy', blockHeight: null },
  ]);
});

test('counts today’s answers to calls of any project', async () => {
  stopClockAtNoon();
  const me = newUser();
  const projectId = await newProviderProject(me);
  const providerId = await newProvider(projectId);
  const client = await newProject(newUser());
  const { apiKeyId } = await newApiKey(client);
  const today = { projectId: client, apiKeyId, providerId, minute: new Date().toISOString() };
  await newUsage({ ...today, requests: 5, errors: 1 });
  const { providerId: _providerId, ...ofOurs } = today;
  await newUsage({ ...ofOurs, requests: 9 });
  await newUsage({ ...today, minute: '2026-01-01T10:00:00Z', requests: 100 });
  expect((await callApi(`GET /v1/projects/${projectId}/providers`, { as: me })).body).toMatchObject([{ id: providerId, requestsToday: 4 }]);
});

test('shows only the origin of a node’s address to members who may not manage nodes', async () => {
  const [owner, viewer] = [newUser(), newUser()];
  const projectId = await newProviderProject(owner);
  await newMember(projectId, viewer, 'viewer');
  await newProvider(projectId);
  const path = `GET /v1/projects/${projectId}/providers`;
  expect((await callApi(path, { as: owner })).body).toMatchObject([{ url: 'https://node.example.com/secret?key=1' }]);
  expect((await callApi(path, { as: viewer })).body).toMatchObject([{ url: 'https://node.example.com' }]);
});

test('returns 404 for the nodes of a project that is not a provider', async () => {
  const me = newUser();
  expectError(await callApi(`GET /v1/projects/${await newProject(me)}/providers`, { as: me }), 'PROVIDER_NOT_FOUND');
});

test('sums answered compute units by month (UTC), including deleted nodes', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const [kept, deleted] = [await newProvider(projectId), await newProvider(projectId, { deletedAt: new Date() })];
  const client = await newProject(newUser());
  const { apiKeyId } = await newApiKey(client);
  const usage = { projectId: client, apiKeyId };
  await newUsage({ ...usage, providerId: kept, minute: '2026-09-30T23:59:00Z', requests: 3, errors: 1, computeUnits: 1_000_000 });
  await newUsage({ ...usage, providerId: deleted, minute: '2026-10-01T00:00:00Z', requests: 1, computeUnits: 50 });
  await newUsage({ ...usage, providerId: kept, minute: '2026-10-31T12:00:00Z', requests: 1, computeUnits: 50 });
  await newUsage({ ...usage, minute: '2026-10-31T12:00:00Z', requests: 1, computeUnits: 7 });
  expect((await callApi(`GET /v1/projects/${projectId}/providers/rewards`, { as: me })).body).toEqual({
    ratePerMillion: '0.12',
    months: [
      { month: '2026-10', requests: 2, computeUnits: 100, earned: '0.000012' },
      { month: '2026-09', requests: 2, computeUnits: 1_000_000, earned: '0.12' },
    ],
  });
});

test('returns no months before the first answer', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  expect((await callApi(`GET /v1/projects/${projectId}/providers/rewards`, { as: me })).body).toMatchObject({ months: [] });
});

test('returns 404 for the rewards of a project that is not a provider', async () => {
  const me = newUser();
  expectError(await callApi(`GET /v1/projects/${await newProject(me)}/providers/rewards`, { as: me }), 'PROVIDER_NOT_FOUND');
});

test('removes a node, which can then not be changed or deleted', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const id = await newProvider(projectId, { name: 'Frankfurt' });
  const path = `/v1/projects/${projectId}/providers`;
  expect(await callApi(`DELETE ${path}/${id}`, { as: me })).toMatchObject({ status: 204, body: null });
  expectError(await callApi(`PATCH ${path}/${id}`, { as: me, body: { status: 'active' } }), 'PROVIDER_NOT_FOUND');
  expectError(await callApi(`DELETE ${path}/${id}`, { as: me }), 'PROVIDER_NOT_FOUND');
  expect((await callApi(`GET ${path}`, { as: me })).body).toEqual([]);
  expect(await readAudit(projectId)).toMatchObject([{ action: 'provider.delete', subjectId: id, subjectName: 'Frankfurt' }]);
});
