import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('only the traffic of the key is counted', async () => {
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
