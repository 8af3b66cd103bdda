import { contract } from '@onepoint/api-contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'zod/v4/core';
import { createFakeApi } from './create-fake-api.ts';
import { apiKeyFixture } from './api-keys.ts';
import { projectFixture } from './projects.ts';
import { statisticsFixture } from './statistics.ts';
import { mockCall } from './mock-call.ts';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(baseUrl + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

test('lists a created API key without its secret', async () => {
  const project = projectFixture();
  server.use(...createFakeApi(baseUrl, { projects: [project] }).handlers);
  const path = `/v1/projects/${project.id}/apiKeys`;
  const created = parse(contract.createApiKey.replies[201], await (await post(path, { name: 'Server' })).json());
  const listed = parse(contract.listApiKeys.replies[200], await (await fetch(baseUrl + path)).json());
  expect(listed.map(({ id }) => id)).toEqual([created.id]);
  expect(JSON.stringify(listed)).not.toContain(created.secret);
});

test('rejects a request that does not match the contract', async () => {
  server.use(...createFakeApi(baseUrl).handlers);
  const response = await post('/v1/projects', { name: '' });
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'VALIDATION_FAILED' } }]);
});

test('returns 404 for unknown resources', async () => {
  server.use(...createFakeApi(baseUrl).handlers);
  const response = await fetch(`${baseUrl}/v1/projects/proj_none`);
  expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'PROJECT_NOT_FOUND' } }]);
});

test('routes "statistics" to the call and not to an API key', async () => {
  const project = projectFixture();
  server.use(...createFakeApi(baseUrl, { projects: [project], statistics: statisticsFixture({ cost: '1.23' }) }).handlers);
  const query = 'from=2026-01-01T00:00:00.000Z&to=2026-01-02T00:00:00.000Z';
  const response = await fetch(`${baseUrl}/v1/projects/${project.id}/apiKeys/statistics?${query}`);
  expect(await response.json()).toMatchObject({ total: { cost: '1.23' } });
});

test('throws for a mock that breaks the contract', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  server.use(mockCall(baseUrl, contract.listApiKeys, () => [{ ...apiKeyFixture(), requestsToday: 1.5 }]));
  expect((await fetch(`${baseUrl}/v1/projects/proj_1/apiKeys`)).status).toBe(500);
  expect(error.mock.calls.join()).toContain('requestsToday');
  error.mockRestore();
});

test('fixtures match the contract', () => {
  const statistics = statisticsFixture({
    series: [{ chain: 'base', method: 'eth_call', requests: [1, 2], errorRate: 0.5, computeUnits: 26 }],
  });
  expect(parse(contract.getProjectStatistics.replies[200], statistics).total).toEqual({
    requests: 3,
    errors: 2,
    computeUnits: 78,
    cost: '0.00',
  });
  parse(contract.getProject.replies[200], projectFixture());
  parse(contract.listApiKeys.replies[200], [apiKeyFixture()]);
});
