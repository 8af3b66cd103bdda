import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { newApiKey, newProject, newUser, newProvider, newProviderProject, newUsage, newMember } from '../../test/fixtures.ts';

test('counts what one provider answered for any project', async () => {
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

test('counts a failed attempt as an error of the provider, not of the customer', async () => {
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

test('shows a customer only what a provider answered', async () => {
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

test('returns 403 for the statistics of a provider with an unknown role', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  const path = `/v1/projects/${projectId}/providers/prov_1/statistics?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
  expectError(await callApi(`GET ${path}`, { as: me }), 'ROLE_FORBIDS');
});

const hour = 'from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z&granularityInSecs=3600';

test('counts what the project’s nodes answered for others, including deleted nodes', async () => {
  const me = newUser();
  const serving = await newProviderProject(me);
  const [live, deleted] = [await newProvider(serving), await newProvider(serving, { deletedAt: new Date() })];
  const foreign = await newProvider(await newProviderProject(newUser()));
  const customer = await newProject(newUser(), { planId: 'PAYG' });
  const usage = { projectId: customer, apiKeyId: (await newApiKey(customer)).apiKeyId, minute: '2026-11-21T10:30:00Z' };
  await newUsage({ ...usage, requests: 1, providerId: live });
  await newUsage({ ...usage, requests: 10, providerId: deleted });
  await newUsage({ ...usage, requests: 100, providerId: foreign });
  await newUsage({ ...usage, requests: 1_000 });
  const requestsOf = async (query: string) => {
    const { status, body } = await callApi(`GET /v1/projects/${serving}/providers/statistics?${hour}${query}`, { as: me });
    expect(status).toBe(200);
    return (body as { total: { requests: number } }).total.requests;
  };
  expect(await requestsOf('')).toBe(11);
  expect(await requestsOf(`&providerId=${live}`)).toBe(1);
  expect(await requestsOf(`&providerId=${foreign}`)).toBe(0);
  expect(await requestsOf(`&apiKeyId=${usage.apiKeyId}x`)).toBe(11);
});

test('returns 403 for the statistics of all providers with an unknown role', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  const path = `/v1/projects/${projectId}/providers/statistics?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
  expectError(await callApi(`GET ${path}`, { as: me }), 'ROLE_FORBIDS');
});

test('returns 404 for a project that is not a provider', async () => {
  const me = newUser();
  const path = `GET /v1/projects/${await newProject(me)}/providers/statistics?from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z`;
  expectError(await callApi(path, { as: me }), 'PROVIDER_NOT_FOUND');
});
