import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('what one provider answered is counted, whoever asked', async () => {
  const me = newUser();
  const serving = await newProviderProject(me);
  const [one, other] = [await newProvider(serving), await newProvider(serving)];
  for (const requests of [1, 10]) {
    const projectId = await newProject(newUser());
    const { apiKeyId } = await newApiKey(projectId);
    const usage = { projectId, apiKeyId, minute: '2026-11-21T10:30:00Z', requests };
    await newUsage({ ...usage, providerId: one, latencies: [requests] });
    await newUsage({ ...usage, providerId: other });
  }
  const path = `/v1/projects/${serving}/providers/${one}/statistics?from=2026-11-21T10:30:00Z&to=2026-11-21T10:32:00Z`;
  const { status, body } = await callApi(`GET ${path}`, { as: me });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    series: [{ requests: [11, 0], errors: [0, 0] }],
    errorsByStatus: [],
    total: { requests: 11, errors: 0 },
  });
});

test('what a provider failed to answer is an error of its own, and none of the customer’s', async () => {
  const me = newUser();
  const serving = await newProviderProject(me);
  const providerId = await newProvider(serving);
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const usage = { projectId, apiKeyId, minute: '2026-11-21T10:30:00Z' };
  await newUsage({ ...usage, requests: 4, providerId, providerFailures: 3 });
  await newUsage({ ...usage, requests: 3, computeUnits: 78 });
  await newUsage({ ...usage, requests: 0, computeUnits: 0, minute: '2026-11-21T10:31:00Z', providerId, providerFailures: 2 });
  const tables = ['', '&granularityInSecs=3600', '&granularityInSecs=86400'];
  for (const granularity of tables) {
    const query = `?from=2026-11-21T10:30:00Z&to=2026-11-21T10:32:00Z${granularity}`;
    const read = async (path: string) => (await callApi(`GET /v1/projects/${path}${query}`, { as: me })).body;
    for (const path of [`${serving}/providers/${providerId}/statistics`, `${serving}/providers/statistics`]) {
      expect(await read(path)).toMatchObject({
        total: { requests: 9, errors: 5 },
        errorsByStatus: [{ status: 'upstreamFailed', total: 5 }],
      });
    }
    expect(await read(`${projectId}/apiKeys/statistics`)).toMatchObject({ total: { requests: 7, errors: 0 }, errorsByStatus: [] });
  }
});

test('a customer who asks for one provider sees what it answered, and no row of what it did not', async () => {
  const me = newUser();
  const providerId = await newProvider(await newProviderProject(newUser()));
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const minute = '2026-11-21T10:30:00Z';
  await newUsage({ projectId, apiKeyId, minute, requests: 0, computeUnits: 0, providerId, providerFailures: 1 });
  const range = `from=${minute}&to=2026-11-21T10:31:00Z&providerId=${providerId}`;
  const { body } = await callApi(`GET /v1/projects/${projectId}/apiKeys/statistics?${range}`, { as: me });
  expect(body).toMatchObject({ series: [], total: { requests: 0, errors: 0 } });
});
