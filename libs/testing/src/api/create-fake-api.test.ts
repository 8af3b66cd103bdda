import { contract } from '@onepoint/api-contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'zod/v4/core';
import { createFakeApi } from './create-fake-api.ts';
import { apiKeyFixture } from './fixtures/api-key.ts';
import { projectFixture } from './fixtures/project.ts';
import { statisticsFixture } from './fixtures/statistics.ts';
import { mockCall } from './mock-call.ts';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(baseUrl + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

test('a created API key is listed, without its secret', async () => {
  const project = projectFixture();
  server.use(...createFakeApi(baseUrl, { projects: [project] }).handlers);
  const path = `/v1/projects/${project.id}/apiKeys`;
  const created = parse(contract.createApiKey.replies[201], await (await post(path, { name: 'Server' })).json());
  const listed = parse(contract.listApiKeys.replies[200], await (await fetch(baseUrl + path)).json());
  expect(listed.map(({ id }) => id)).toEqual([created.id]);
  expect(JSON.stringify(listed)).not.toContain(created.secret);
});

test('a request that the contract refuses is refused here too', async () => {
  server.use(...createFakeApi(baseUrl).handlers);
  const response = await post('/v1/projects', { name: '' });
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'VALIDATION_FAILED' } }]);
});

test('what does not exist is not found', async () => {
  server.use(...createFakeApi(baseUrl).handlers);
  const response = await fetch(`${baseUrl}/v1/projects/proj_none`);
  expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'PROJECT_NOT_FOUND' } }]);
});

test('"statistics" is a call, not an API key', async () => {
  const project = projectFixture();
  server.use(...createFakeApi(baseUrl, { projects: [project], statistics: statisticsFixture({ cost: '1.23' }) }).handlers);
  const query = 'from=2026-01-01T00:00:00.000Z&to=2026-01-02T00:00:00.000Z';
  const response = await fetch(`${baseUrl}/v1/projects/${project.id}/apiKeys/statistics?${query}`);
  expect(await response.json()).toMatchObject({ total: { cost: '1.23' } });
});

test('a mock that breaks the contract fails, and says where', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  server.use(mockCall(baseUrl, contract.listApiKeys, () => [{ ...apiKeyFixture(), requestsToday: 1.5 }]));
  expect((await fetch(`${baseUrl}/v1/projects/proj_1/apiKeys`)).status).toBe(500);
  expect(error.mock.calls.join()).toContain('requestsToday');
  error.mockRestore();
});

test('fixtures are what the contract says', () => {
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
