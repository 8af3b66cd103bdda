import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('providers come newest first, without those that were deleted and those of others', async () => {
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

test('answers of today are counted, whoever asked', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const providerId = await newProvider(projectId);
  const client = await newProject(newUser());
  const { apiKeyId } = await newApiKey(client);
  const today = { projectId: client, apiKeyId, providerId, minute: new Date().toISOString().slice(0, 17) + '00Z' };
  await newUsage({ ...today, requests: 5, errors: 1 });
  const { providerId: _providerId, ...ofOurs } = today;
  await newUsage({ ...ofOurs, requests: 9 });
  await newUsage({ ...today, minute: '2026-01-01T10:00:00Z', requests: 100 });
  expect((await callApi(`GET /v1/projects/${projectId}/providers`, { as: me })).body).toMatchObject([{ id: providerId, requestsToday: 4 }]);
});

test('who may not manage nodes is not told the part of an address that may hold a key', async () => {
  const [owner, viewer] = [newUser(), newUser()];
  const projectId = await newProviderProject(owner);
  await newMember(projectId, viewer, 'viewer');
  await newProvider(projectId);
  const path = `GET /v1/projects/${projectId}/providers`;
  expect((await callApi(path, { as: owner })).body).toMatchObject([{ url: 'https://node.example.com/secret?key=1' }]);
  expect((await callApi(path, { as: viewer })).body).toMatchObject([{ url: 'https://node.example.com' }]);
});
