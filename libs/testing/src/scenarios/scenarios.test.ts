import { createApiClient, NetworkError } from '@onepoint/api-client';
import { contract, may } from '@onepoint/api-contract';
import { describe, expect, test } from 'vitest';
import { createScenarioFetch } from './create-scenario-fetch.ts';
import { findScenarioName, scenarioNames, type ScenarioName } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const apiUrl = 'http://demo.test/api';
const now = new Date('2027-02-03T10:00:00.000Z');
const outside = (): Promise<Response> => Promise.resolve(new Response('outside'));

const fetchOf = (name: ScenarioName) =>
  createScenarioFetch({ scenario: scenarios[name], apiUrl, fetch: outside, now: () => now, slowMs: 1 });
const clientOf = (name: ScenarioName) =>
  createApiClient({ baseUrl: apiUrl, getToken: () => Promise.resolve('demo'), fetch: fetchOf(name) });

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe.each(scenarioNames.filter((name) => name !== 'api-down'))('%s', (name) => {
  test('matches the contract and has unique ids', async () => {
    const client = clientOf(name);
    const projects = await client.call(contract.listProjects, {});
    expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
    for (const { id: projectId, role } of projects.slice(0, 1)) {
      const keys = await client.call(contract.listApiKeys, { params: { projectId } });
      expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length);
      expect(await client.call(contract.listMembers, { params: { projectId } })).not.toEqual([]);
      if (!may(role, 'payment:read')) continue;
      const page = await client.call(contract.listPayments, { params: { projectId }, query: {} });
      expect(page).toMatchObject({ hasMore: true });
    }
  });
});

test('has 200 projects in many-projects and none in no-projects', async () => {
  expect(await clientOf('many-projects').call(contract.listProjects, {})).toHaveLength(200);
  expect(await clientOf('no-projects').call(contract.listProjects, {})).toEqual([]);
});

test('gives new-user a first project, whose first request arrives', async () => {
  const fetch = fetchOf('new-user');
  const client = createApiClient({ baseUrl: apiUrl, getToken: () => Promise.resolve('demo'), fetch });
  const { project, secret } = await client.call(contract.createFirstProject, { body: {} });
  const params = { projectId: project?.id ?? '' };
  expect(await client.call(contract.getChecklist, { params })).toMatchObject({ firstRequest: null, isDismissed: false });
  const [chain] = await client.call(contract.listChains, {});
  const send = async (method: string) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] });
    return (await fetch(`${chain?.httpUrl}/${secret}`, { method: 'POST', body })).json();
  };
  expect(await send('eth_mine')).toMatchObject({ error: { code: -32_601 } });
  expect(await send('eth_blockNumber')).toMatchObject({ id: 1, result: expect.stringMatching(/^0x/) });
  expect(await client.call(contract.getChecklist, { params })).toMatchObject({
    firstRequest: { at: now.toISOString(), method: 'eth_blockNumber', apiKeyId: 'key_first' },
  });
});

test('rejects a package with an insufficient balance', async () => {
  const [project] = await clientOf('insufficient-balance').call(contract.listProjects, {});
  expect(project?.balance).toBeLessThan(4_900);
});

test('adds up referral rewards and months to the total earned', async () => {
  const client = clientOf('demo');
  const params = { projectId: 'proj_demo1' };
  const { earned, byMonth } = await client.call(contract.getReferrals, { params });
  const { data } = await client.call(contract.listReferralRewards, { params, query: {} });
  expect(sumOf(data.map(({ amount }) => amount))).toBe(earned);
  expect(sumOf(byMonth.map((month) => month.earned))).toBe(earned);
});

test('has nodes for the provider, and a spend equal to the usage of the month', async () => {
  const client = clientOf('provider');
  const [project] = await client.call(contract.listProjects, {});
  const params = { projectId: project?.id ?? '' };
  expect(await client.call(contract.listProviders, { params })).toHaveLength(2);
  expect((await client.call(contract.getUsageSummary, { params })).monthToDate.cost).toBe(project?.spendLimit.spent);
});

test('rejects every call while the API is down', async () => {
  const call = clientOf('api-down').call(contract.createProject, { body: { name: 'A' } });
  await expect(call).rejects.toThrow(NetworkError);
});

test('keeps changes', async () => {
  const client = clientOf('no-projects');
  await client.call(contract.createProject, { body: { name: 'Mine' } });
  expect(await client.call(contract.listProjects, {})).toMatchObject([{ name: 'Mine' }]);
});

test('returns statistics of the requested period within the maximum number of buckets', async () => {
  const query = { from: '2027-01-04T10:00:00.000Z', to: '2027-02-03T10:00:00.000Z', granularityInSecs: 60 };
  const reply = await clientOf('demo').call(contract.getProjectStatistics, { params: { projectId: 'proj_demo1' }, query });
  expect(reply.buckets.length).toBeLessThanOrEqual(500);
  expect(Date.parse(reply.from)).toBeLessThanOrEqual(Date.parse(query.from));
  expect(reply.total.requests).toBeGreaterThan(0);
});

test('resolves relative URLs against the API', async () => {
  expect((await fetchOf('demo')('/api/v1/projects')).status).toBe(200);
});

test('passes other requests through', async () => {
  const reply = await fetchOf('demo')('http://elsewhere.test/x');
  expect(await reply.text()).toBe('outside');
});

test.each([
  ['slow', 'slow'],
  ['nonsense', undefined],
  [null, undefined],
])('finds for %j the scenario %s', (text, name) => {
  expect(findScenarioName(text)).toBe(name);
});
