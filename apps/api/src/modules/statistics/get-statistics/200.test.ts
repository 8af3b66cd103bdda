import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { newUsage } from '../../../test/new-usage.ts';

const hour = 'from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z&granularityInSecs=3600';

async function projectWithRequests(ownerId: string, requests: number, planId: string): Promise<string> {
  const projectId = await newProject(ownerId, { planId });
  const { apiKeyId } = await newApiKey(projectId);
  await newUsage({ projectId, apiKeyId, minute: '2026-11-21T10:30:00Z', requests, computeUnits: requests * 10 });
  return projectId;
}

test('all projects that one may read are counted together, each priced at its own plan', async () => {
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

test('without a project there is nothing to count', async () => {
  const { body } = await callApi(`GET /v1/statistics?${hour}`, { as: newUser() });
  expect(body).toMatchObject({ buckets: ['2026-11-21T10:00:00.000Z'], series: [], total: { requests: 0 } });
});
