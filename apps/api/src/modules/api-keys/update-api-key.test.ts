import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newApiKey, newProject, newUser, newUsage, newMember, stopClockAtNoon } from '../../test/fixtures.ts';

test('stores allowlists in canonical form and keeps lists that are not sent', async () => {
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

test('writes no audit entry when nothing changes', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId, 'Same');
  const body = { name: 'Same', status: 'active', allowLists: { ips: [] } };
  expect((await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body })).status).toBe(200);
  expect(await readAudit(projectId)).toEqual([]);
});

test('renames, pauses and resumes a key and keeps fields that are not sent', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId, 'Before');
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const patch = (body: unknown) => callApi(`PATCH ${path}`, { as: me, body });
  expect(await patch({ name: ' After ' })).toMatchObject({ status: 200, body: { name: 'After', status: 'active' } });
  expect(await patch({ status: 'paused' })).toMatchObject({ status: 200, body: { name: 'After', status: 'paused' } });
  expect(await patch({ status: 'active' })).toMatchObject({ status: 200, body: { name: 'After', status: 'active' } });
});

async function keyOf(owner: string) {
  const projectId = await newProject(owner);
  const { apiKeyId } = await newApiKey(projectId, 'Server');
  return { projectId, apiKeyId, path: `/v1/projects/${projectId}/apiKeys/${apiKeyId}` };
}
const none = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null };

test('keeps limits that are not sent, removes a limit with null, and starts without limits', async () => {
  const me = newUser();
  const { path } = await keyOf(me);
  const set = (limits: object) => callApi(`PATCH ${path}`, { as: me, body: { limits } });
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({ limits: none });
  expect(await set({ requestsPerSecond: 5, computeUnitsPerMonth: 3_000_000_000 })).toMatchObject({
    status: 200,
    body: { limits: { ...none, requestsPerSecond: 5, computeUnitsPerMonth: 3_000_000_000 } },
  });
  expect(await set({ requestsPerSecond: null, computeUnitsPerDay: 100 })).toMatchObject({
    body: { limits: { ...none, computeUnitsPerDay: 100, computeUnitsPerMonth: 3_000_000_000 } },
  });
});

test('writes only changed limits to the audit log', async () => {
  const me = newUser();
  const { path, projectId, apiKeyId } = await keyOf(me);
  const set = (limits: object) => callApi(`PATCH ${path}`, { as: me, body: { limits } });
  await set({ requestsPerSecond: 5, computeUnitsPerDay: 100 });
  await set({ requestsPerSecond: 5, computeUnitsPerDay: null });
  await set({ requestsPerSecond: 5 });
  expect(await readAudit(projectId)).toMatchObject([
    {
      action: 'apiKey.changeLimits',
      actorId: me,
      subjectId: apiKeyId,
      changes: [
        { field: 'limits.requestsPerSecond', before: null, after: 5 },
        { field: 'limits.computeUnitsPerDay', before: null, after: 100 },
      ],
    },
    { changes: [{ field: 'limits.computeUnitsPerDay', before: 100, after: null }] },
  ]);
});

test('returns usage of the day, the month and the busiest minute of the last hour', async () => {
  stopClockAtNoon();
  const me = newUser();
  const { path, projectId, apiKeyId } = await keyOf(me);
  const now = new Date();
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) - 60_000).toISOString();
  const minute = { projectId, apiKeyId, minute: now.toISOString() };
  await newUsage({ ...minute, requests: 3, computeUnits: 60 });
  await newUsage({ ...minute, requests: 4, computeUnits: 40, method: 'eth_getLogs' });
  await newUsage({ ...minute, minute: lastMonth, requests: 900, computeUnits: 9_000 });
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({
    requestsToday: 7,
    usage: { busiestMinuteRequests: 7, computeUnitsToday: 100, computeUnitsThisMonth: 100 },
  });
});

test.each([
  ['origins', 'example.com'],
  ['origins', 'https://example.com/path'],
  ['ips', '10.0.0.0/33'],
  ['ips', '01.2.3.4'],
  ['methods', 'eth call'],
  ['contracts', '0x12'],
])('returns 400 with the position for the %s entry %j', async (list, entry) => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const body = { allowLists: { [list]: [entry] } };
  const details = expectError(await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body }), 'VALIDATION_FAILED');
  expect(details).toMatchObject({ issues: [{ in: 'body', path: ['allowLists', list, '0'] }] });
});

test.each([
  ['requestsPerSecond', 0],
  ['requestsPerSecond', 100_001],
  ['requestsPerSecond', 1.5],
  ['computeUnitsPerDay', -1],
  ['computeUnitsPerMonth', '5'],
  ['requestsPerMinute', 5],
])('returns 400 for the limit %s = %j', async (name, value) => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const body = { limits: { [name]: value } };
  expectError(await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body }), 'VALIDATION_FAILED');
});

test('accepts up to 50 entries in a list', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const methods = Array.from({ length: 51 }, (_, index) => `eth_${index}`);
  expectError(await callApi(`PATCH ${path}`, { as: me, body: { allowLists: { methods } } }), 'VALIDATION_FAILED');
  expect((await callApi(`PATCH ${path}`, { as: me, body: { allowLists: { methods: methods.slice(1) } } })).status).toBe(200);
});

test.each([{}, { name: ' ' }, { status: 'deleted' }, { secretHash: 'a'.repeat(64) }, { projectId: 'proj_1' }])(
  'returns 400 for %j',
  async (body) => {
    const me = newUser();
    const projectId = await newProject(me);
    const { apiKeyId } = await newApiKey(projectId);
    expectError(await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body }), 'VALIDATION_FAILED');
  },
);

test.each(['finance', 'viewer', 'auditor'])('returns 403 for the role %s', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  const { apiKeyId } = await newApiKey(projectId);
  const reply = await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: member, body: { status: 'paused' } });
  expectError(reply, 'ROLE_FORBIDS');
});

async function open() {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId, 'Before');
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  return { projectId, patch: (body: object) => callApi(`PATCH ${path}`, { as: me, body }), get: () => callApi(`GET ${path}`, { as: me }) };
}

test('rejects one of two concurrent changes that expect the same state, and keeps the other', async () => {
  const { projectId, patch, get } = await open();
  const expected = { allowLists: { methods: [] } };
  const replies = await Promise.all(['eth_call', 'eth_getLogs'].map((method) => patch({ allowLists: { methods: [method] }, expected })));
  const [saved, refused] = replies.toSorted((one, other) => one.status - other.status);
  expect(saved?.status).toBe(200);
  expectError(refused as (typeof replies)[0], 'CHANGED_MEANWHILE');
  expect((await get()).body).toMatchObject({ allowLists: (saved?.body as { allowLists: object } | undefined)?.allowLists });
  expect(await readAudit(projectId)).toHaveLength(1);
});

test('accepts a change when only other fields changed, and a change that was already made', async () => {
  const { patch } = await open();
  await patch({ status: 'paused', limits: { requestsPerSecond: 5 } });
  const change = { name: 'After', limits: { computeUnitsPerDay: 7 }, expected: { name: 'Before', limits: { computeUnitsPerDay: null } } };
  expect(await patch(change)).toMatchObject({
    status: 200,
    body: { name: 'After', limits: { requestsPerSecond: 5, computeUnitsPerDay: 7 } },
  });
  expect((await patch(change)).status).toBe(200);
  expectError(await patch({ name: 'Later', expected: { name: 'Before' } }), 'CHANGED_MEANWHILE');
});

test('returns 400 for an expectation without a change', async () => {
  const { patch } = await open();
  expectError(await patch({ expected: { name: 'Before' } }), 'VALIDATION_FAILED');
});
