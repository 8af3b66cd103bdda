import { recordUsage } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { callApi } from '../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../test/fixtures.ts';

test('what the gateway records is what statistics, key, balance and accrued usage show, once, to the microcent', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 100 });
  const { apiKeyId } = await newApiKey(projectId);
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
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
