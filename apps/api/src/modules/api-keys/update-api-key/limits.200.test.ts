import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newUsage } from '../../../test/new-usage.ts';
import { readAudit } from '../../../test/read-audit.ts';

async function keyOf(owner: string) {
  const projectId = await newProject(owner);
  const { apiKeyId } = await newApiKey(projectId, 'Server');
  return { projectId, apiKeyId, path: `/v1/projects/${projectId}/apiKeys/${apiKeyId}` };
}
const none = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null };

test('a limit that is not sent stays, null takes one away, and a new key has none', async () => {
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

test('what changed is written down, limit by limit, and what is as it was is not', async () => {
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

test('how near a key is: this day, this month, and the busiest minute of the last hour', async () => {
  const me = newUser();
  const { path, projectId, apiKeyId } = await keyOf(me);
  const now = new Date();
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) - 60_000).toISOString();
  const minute = { projectId, apiKeyId, minute: now.toISOString() };
  await newUsage({ ...minute, requests: 3, computeUnits: 60 });
  await newUsage({ ...minute, requests: 4, computeUnits: 40, method: 'eth_getLogs' });
  await newUsage({ ...minute, minute: lastMonth, requests: 900, computeUnits: 9_000 });
  const busiest = now.getTime() - Date.parse(lastMonth) < 3_600_000 ? 900 : 7;
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({
    requestsToday: 7,
    usage: { busiestMinuteRequests: busiest, computeUnitsToday: 100, computeUnitsThisMonth: 100 },
  });
});
