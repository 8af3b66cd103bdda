import { recordOpenConnections } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser, setProject } from '../../../test/fixtures.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('what is used now shows in today, the month and the limits; a project of today has no average yet', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'FREE' });
  await setProject(projectId, { packageCount: 2 });
  const [one, other] = [await newApiKey(projectId), await newApiKey(projectId)];
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  await newUsage({ projectId, apiKeyId: one.apiKeyId, minute, requests: 90, computeUnits: 1_800 });
  const open = (apiKeyId: string, connections: number) => ({ projectId, apiKeyId, connections });
  await recordOpenConnections(api.database.orm, `${projectId} 1`, [open(one.apiKeyId, 2), open(other.apiKeyId, 4)]);
  await recordOpenConnections(api.database.orm, `${projectId} 2`, [open(one.apiKeyId, 3)]);
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/usage/summary`, { as: me });
  const used = { requests: 90, errors: 0, computeUnits: 1_800, cost: '0.00' };
  expect(status).toBe(200);
  expect(body).toEqual({
    today: used,
    monthToDate: used,
    average: null,
    runwayDays: null,
    limits: [
      { name: 'requestsPerSecond', max: 50, used: 1.5 },
      { name: 'computeUnitsPerSecond', max: 1_000, used: 30 },
      { name: 'computeUnitsPerDay', max: 1_000_000, used: 1_800 },
      { name: 'connectionsPerKey', max: 30, used: 5 },
    ],
  });
});
