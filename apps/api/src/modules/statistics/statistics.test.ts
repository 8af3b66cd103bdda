import { recordUsage } from '@onepoint/database';
import { expect, test } from 'vitest';
import { callApi, expectError, api } from '../../test/api.ts';
import { newApiKey, newProject, newUser, newUsage, newMember, stopClockAtNoon } from '../../test/fixtures.ts';

const day = 'from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z&granularityInSecs=21600';

async function projectWithUsage() {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG' });
  const { apiKeyId } = await newApiKey(projectId);
  const usage = { projectId, apiKeyId };
  await newUsage({ ...usage, minute: '2026-11-21T00:00:00Z', requests: 2, computeUnits: 52 });
  await newUsage({ ...usage, minute: '2026-11-21T05:59:00Z', requests: 1, errors: 1, computeUnits: 26 });
  await newUsage({ ...usage, minute: '2026-11-21T12:00:00Z', requests: 5, computeUnits: 50, method: 'eth_blockNumber' });
  await newUsage({ ...usage, minute: '2026-11-21T12:00:00Z', requests: 1, computeUnits: 26, chain: 'base' });
  await newUsage({ ...usage, minute: '2026-11-20T23:59:00Z', requests: 1_000 });
  await newUsage({ ...usage, minute: '2026-11-22T00:00:00Z', requests: 1_000 });
  return { me, path: `/v1/projects/${projectId}/apiKeys/statistics` };
}

test('sums traffic by bucket, chain and method, exactly within the range', async () => {
  const { me, path } = await projectWithUsage();
  const { status, body } = await callApi(`GET ${path}?${day}`, { as: me });
  expect(status).toBe(200);
  expect(body).toEqual({
    from: '2026-11-21T00:00:00.000Z',
    to: '2026-11-22T00:00:00.000Z',
    granularityInSecs: 21_600,
    buckets: ['2026-11-21T00:00:00.000Z', '2026-11-21T06:00:00.000Z', '2026-11-21T12:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    series: [
      {
        chain: 'ethereum',
        method: 'eth_blockNumber',
        requests: [0, 0, 5, 0],
        errors: [0, 0, 0, 0],
        computeUnits: [0, 0, 50, 0],
        total: { requests: 5, errors: 0, computeUnits: 50, p50Ms: null, p95Ms: null },
      },
      {
        chain: 'ethereum',
        method: 'eth_call',
        requests: [3, 0, 0, 0],
        errors: [1, 0, 0, 0],
        computeUnits: [78, 0, 0, 0],
        total: { requests: 3, errors: 1, computeUnits: 78, p50Ms: null, p95Ms: null },
      },
      {
        chain: 'base',
        method: 'eth_call',
        requests: [0, 0, 1, 0],
        errors: [0, 0, 0, 0],
        computeUnits: [0, 0, 26, 0],
        total: { requests: 1, errors: 0, computeUnits: 26, p50Ms: null, p95Ms: null },
      },
    ],
    errorsByStatus: [{ status: 'unclassified', errors: [1, 0, 0, 0], total: 1 }],
    latency: { p50Ms: [null, null, null, null], p95Ms: [null, null, null, null], total: { p50Ms: null, p95Ms: null } },
    // 154 compute units at 39 microcents.
    total: { requests: 9, errors: 1, computeUnits: 154, cost: '0.00006006' },
  });
});

test.each([
  ['chain=base', 1],
  ['method=eth_call', 4],
  ['chain=ethereum&method=eth_blockNumber', 5],
  ['chain=sepolia', 0],
])('filters by %s: %i requests', async (filter, requests) => {
  const { me, path } = await projectWithUsage();
  const { body } = await callApi(`GET ${path}?${day}&${filter}`, { as: me });
  expect(body).toMatchObject({ total: { requests } });
});

const histogram = (bucket: number, calls: number): number[] =>
  Array.from({ length: bucket + 1 }, (_, index) => (index === bucket ? calls : 0));

test('splits errors by status and computes latency quantiles over all calls', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const usage = { projectId, apiKeyId: (await newApiKey(projectId)).apiKeyId };
  // 2 calls are rate limited. Buckets 20 and 40 are around 4 ms and 128 ms.
  await newUsage({ ...usage, minute: '2026-11-21T01:00:00Z', requests: 92, errors: 2, errorsByStatus: [2], latencies: histogram(20, 90) });
  await newUsage({ ...usage, minute: '2026-11-21T01:00:00Z', requests: 10, chain: 'base', latencies: histogram(40, 10) });
  await newUsage({ ...usage, minute: '2026-11-21T13:00:00Z', requests: 3, errors: 3, errorsByStatus: [1, 0, 0, 0, 1], latencies: [1] });
  const { body } = await callApi(`GET /v1/projects/${projectId}/apiKeys/statistics?${day}`, { as: me });
  expect(body).toMatchObject({
    series: [
      { chain: 'ethereum', total: { p50Ms: 4.36, p95Ms: 4.36 } },
      { chain: 'base', total: { p50Ms: 140, p95Ms: 140 } },
    ],
    errorsByStatus: [
      { status: 'rateLimited', errors: [2, 0, 1, 0], total: 3 },
      { status: 'upstreamError', errors: [0, 0, 1, 0], total: 1 },
      { status: 'unclassified', errors: [0, 0, 1, 0], total: 1 },
    ],
    latency: { p50Ms: [4.36, null, 0.136, null], p95Ms: [140, null, 0.136, null], total: { p50Ms: 4.36, p95Ms: 140 } },
  });
});

test('filters by API key and provider', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const [one, other] = [await newApiKey(projectId), await newApiKey(projectId)];
  const minute = '2026-11-21T01:00:00Z';
  await newUsage({ projectId, apiKeyId: one.apiKeyId, minute, requests: 1 });
  await newUsage({ projectId, apiKeyId: one.apiKeyId, minute, requests: 10, providerId: 'prov_a' });
  await newUsage({ projectId, apiKeyId: other.apiKeyId, minute, requests: 100, providerId: 'prov_b' });
  const requestsOf = async (filter: string) => {
    const { body } = await callApi(`GET /v1/projects/${projectId}/apiKeys/statistics?${day}${filter}`, { as: me });
    return (body as { total: { requests: number } }).total.requests;
  };
  expect(await requestsOf('')).toBe(111);
  expect(await requestsOf(`&apiKeyId=${one.apiKeyId}`)).toBe(11);
  expect(await requestsOf('&providerId=prov_a')).toBe(10);
  expect(await requestsOf(`&apiKeyId=${other.apiKeyId}&providerId=prov_a`)).toBe(0);
});

test.each([
  ['from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59Z', 11],
  ['from=1970-01-01T00:00:00Z&to=2030-01-01T00:00:00Z&granularityInSecs=31536000', 11],
  ['from=2026-11-21T01:00:30Z&to=2026-11-21T01:00:31Z', 1],
])('answers the range %s', async (query, requests) => {
  const me = newUser();
  const projectId = await newProject(me);
  const usage = { projectId, apiKeyId: (await newApiKey(projectId)).apiKeyId };
  await newUsage({ ...usage, minute: '2026-11-21T01:00:00Z', requests: 1 });
  await newUsage({ ...usage, minute: '2027-02-28T23:59:00Z', requests: 10 });
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/apiKeys/statistics?${query}`, { as: me });
  expect({ status, body }).toMatchObject({ status: 200, body: { total: { requests } } });
});

const [start, end] = ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'];

test.each([
  ['a local time', `from=2026-11-21T00:00:00&to=${end}`, 'from'],
  ['an end before the start', `from=${end}&to=${start}`, 'to'],
  ['an empty range', `from=${start}&to=${start}`, 'to'],
  ['a granularity below a minute', `from=${start}&to=${end}&granularityInSecs=59`, 'granularityInSecs'],
  ['a granularity that is not a number', `from=${start}&to=${end}&granularityInSecs=hour`, 'granularityInSecs'],
])('returns 400 for %s', async (_case, query, field) => {
  const me = newUser();
  const reply = await callApi(`GET /v1/projects/${await newProject(me)}/apiKeys/statistics?${query}`, { as: me });
  const details = expectError(reply, 'VALIDATION_FAILED');
  expect(details?.['issues']).toContainEqual(expect.objectContaining({ in: 'querystring', path: [field] }));
});

test('returns 403 for the statistics of a project with an unknown role', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  const path = `/v1/projects/${projectId}/apiKeys/statistics?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
  expectError(await callApi(`GET ${path}`, { as: me }), 'ROLE_FORBIDS');
});

test('counts only the traffic of the key', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const [one, other] = [await newApiKey(projectId), await newApiKey(projectId)];
  await newUsage({ projectId, apiKeyId: one.apiKeyId, minute: '2026-11-21T10:00:00Z', requests: 3 });
  await newUsage({ projectId, apiKeyId: other.apiKeyId, minute: '2026-11-21T10:00:00Z', requests: 40 });
  const path = `/v1/projects/${projectId}/apiKeys/${one.apiKeyId}/statistics?from=2026-11-21T10:00:00Z&to=2026-11-21T10:02:00Z`;
  const { status, body } = await callApi(`GET ${path}`, { as: me });
  expect(status).toBe(200);
  expect(body).toMatchObject({ granularityInSecs: 60, series: [{ requests: [3, 0] }], total: { requests: 3, cost: '0.00' } });
});

test('returns 403 for the statistics of a key with an unknown role', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}/statistics?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
  expectError(await callApi(`GET ${path}`, { as: me }), 'ROLE_FORBIDS');
});

const hour = 'from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z&granularityInSecs=3600';

async function projectWithRequests(ownerId: string, requests: number, planId: string): Promise<string> {
  const projectId = await newProject(ownerId, { planId });
  const { apiKeyId } = await newApiKey(projectId);
  await newUsage({ projectId, apiKeyId, minute: '2026-11-21T10:30:00Z', requests, computeUnits: requests * 10 });
  return projectId;
}

test('sums all projects that the caller may read, each at the price of its plan', async () => {
  const [me, other] = [newUser(), newUser()];
  await projectWithRequests(me, 1, 'PAYG');
  await projectWithRequests(me, 10, 'FREE');
  await newMember(await projectWithRequests(other, 100, 'M'), me, 'viewer');
  await newMember(await projectWithRequests(other, 1_000, 'PAYG'), me, 'auditor');
  await projectWithRequests(other, 10_000, 'PAYG');

  const { status, body } = await callApi(`GET /v1/statistics?${hour}`, { as: me });
  expect(status).toBe(200);
  // 10 × 39 + 100 × 0 + 1,000 × 29 microcents.
  expect(body).toMatchObject({ series: [{ requests: [111] }], total: { requests: 111, computeUnits: 1_110, cost: '0.0002939' } });
});

test('returns no series without a project', async () => {
  const { body } = await callApi(`GET /v1/statistics?${hour}`, { as: newUser() });
  expect(body).toMatchObject({ buckets: ['2026-11-21T10:00:00.000Z'], series: [], total: { requests: 0 } });
});

test.each(['from=yesterday&to=today', 'from=2026-11-21T10:00:00Z'])('returns 400 for the range %j', async (query) => {
  expectError(await callApi(`GET /v1/statistics?${query}`, { as: newUser() }), 'VALIDATION_FAILED');
});

test('shows recorded usage once in statistics, key, balance and accrued usage, to the microcent', async () => {
  stopClockAtNoon();
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 100 });
  const { apiKeyId } = await newApiKey(projectId);
  const minute = new Date();
  const row = { projectId, apiKeyId, chain: 'ethereum', minute, errors: 0 };
  const batch = {
    gatewayId: `gateway-${projectId}`,
    sequence: 1,
    rows: [
      { ...row, method: 'eth_call', requests: 1_000, computeUnits: 26_000 },
      { ...row, method: 'eth_blockNumber', requests: 3, computeUnits: 30 },
    ],
  };
  await recordUsage(api.database.pool, batch);
  await recordUsage(api.database.pool, batch);

  const from = minute.toISOString();
  const to = new Date(minute.getTime() + 60_000).toISOString();
  const statistics = await callApi(`GET /v1/projects/${projectId}/apiKeys/statistics?from=${from}&to=${to}`, { as: me });
  // 26,030 compute units at 39 microcents are 1,015,170: one cent charged, 15,170 microcents still accrued.
  expect(statistics.body).toMatchObject({ total: { requests: 1_003, computeUnits: 26_030, cost: '0.0101517' } });
  const project = await callApi(`GET /v1/projects/${projectId}`, { as: me });
  expect(project.body).toMatchObject({ balance: 99, accruedUsage: { cost: '0.0001517' } });
  const key = await callApi(`GET /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me });
  expect(key.body).toMatchObject({ requestsToday: 1_003, lastUsedAt: expect.any(String) });
});
