import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newUsage } from '../../../test/new-usage.ts';

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

test('traffic is summed by bucket, chain and method, exactly within the range', async () => {
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
        total: { requests: 5, errors: 0, computeUnits: 50 },
      },
      {
        chain: 'ethereum',
        method: 'eth_call',
        requests: [3, 0, 0, 0],
        errors: [1, 0, 0, 0],
        computeUnits: [78, 0, 0, 0],
        total: { requests: 3, errors: 1, computeUnits: 78 },
      },
      {
        chain: 'base',
        method: 'eth_call',
        requests: [0, 0, 1, 0],
        errors: [0, 0, 0, 0],
        computeUnits: [0, 0, 26, 0],
        total: { requests: 1, errors: 0, computeUnits: 26 },
      },
    ],
    // 154 compute units at 39 microcents.
    total: { requests: 9, errors: 1, computeUnits: 154, cost: '0.00006006' },
  });
});

test.each([
  ['chain=base', 1],
  ['method=eth_call', 4],
  ['chain=ethereum&method=eth_blockNumber', 5],
  ['chain=nowhere', 0],
])('%s leaves %i requests', async (filter, requests) => {
  const { me, path } = await projectWithUsage();
  const { body } = await callApi(`GET ${path}?${day}&${filter}`, { as: me });
  expect(body).toMatchObject({ total: { requests } });
});
