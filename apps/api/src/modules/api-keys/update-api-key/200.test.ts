import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('allow-lists are kept in canonical form; a list that is not sent stays', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const set = (allowLists: object) => callApi(`PATCH ${path}`, { as: me, body: { allowLists } });
  const origins = ['https://App.Example.com/', 'https://app.example.com'];
  expect(await set({ origins, ips: ['10.1.2.3/8', '2001:DB8::/32'] })).toMatchObject({
    status: 200,
    body: { allowLists: { origins: ['https://app.example.com'], ips: ['10.0.0.0/8', '2001:db8::/32'], methods: [], contracts: [] } },
  });
  const contract = `0x${'aB'.repeat(20)}`;
  expect(await set({ ips: [], methods: ['eth_get*'], contracts: [contract] })).toMatchObject({
    body: { allowLists: { origins: ['https://app.example.com'], ips: [], methods: ['eth_get*'], contracts: [contract.toLowerCase()] } },
  });
  const list = await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: me });
  expect(list.body).toMatchObject([{ allowLists: { methods: ['eth_get*'] } }]);
});

test('what is as it was changes nothing and leaves no entry in the log', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId, 'Same');
  const body = { name: 'Same', status: 'active', allowLists: { ips: [] } };
  expect((await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body })).status).toBe(200);
  expect(await readAudit(projectId)).toEqual([]);
});

test('a key is renamed, paused and resumed; what is not sent stays', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId, 'Before');
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const patch = (body: unknown) => callApi(`PATCH ${path}`, { as: me, body });
  expect(await patch({ name: ' After ' })).toMatchObject({ status: 200, body: { name: 'After', status: 'active' } });
  expect(await patch({ status: 'paused' })).toMatchObject({ status: 200, body: { name: 'After', status: 'paused' } });
  expect(await patch({ status: 'active' })).toMatchObject({ status: 200, body: { name: 'After', status: 'active' } });
});
