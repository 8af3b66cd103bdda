import { contract } from '@onepoint/api-contract';
import { getResponse, HttpResponse } from 'msw';
import { createFakeApi } from '../api/create-fake-api.ts';
import { apiKeyOf, projectOf } from '../api/fake-api-state.ts';
import { mockCall } from '../api/mock-call.ts';
import { answerRpc, isRpcUrl } from './demo-gateway.ts';
import { demoStatistics } from './demo-statistics.ts';
import { demoUsage, demoUsageSummary } from './demo-usage.ts';
import type { Scenario } from './scenario.ts';

export interface CreateScenarioFetchParameters {
  readonly scenario: Scenario;
  /** Absolute URL of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Handles every other request. */
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
  /** Response time of a slow API. @default 2500 */
  readonly slowMs?: number;
}

/**
 * Creates a `fetch` that serves the API and the endpoints of its chains from a scenario in memory, without a service worker or server. Changes last as
 * long as the function.
 * Rejects with a TypeError, like `fetch` while offline, if the API of the scenario is down.
 */
export function createScenarioFetch({ scenario, apiUrl, fetch, now, slowMs = 2500 }: CreateScenarioFetchParameters): typeof fetch {
  const { handlers, state } = createFakeApi(apiUrl, scenario.createState(now()));
  const statistics = [
    mockCall(apiUrl, contract.getProjectStatistics, ({ params, query }) => {
      projectOf(state, params.projectId);
      return demoStatistics(query, now());
    }),
    mockCall(apiUrl, contract.getApiKeyStatistics, ({ params, query }) => {
      apiKeyOf(state, params.projectId, params.apiKeyId);
      return demoStatistics({ ...query, chain: query.chain ?? 'ethereum' }, now());
    }),
    ...[contract.getProvidersStatistics, contract.getProviderStatistics].map((call) =>
      mockCall(apiUrl, call, ({ query }) => demoStatistics({ ...query, chain: query.chain ?? 'base' }, now())),
    ),
  ];
  const usageOf = (projectId: string) => ({
    project: projectOf(state, projectId),
    apiKeys: state.apiKeys[projectId] ?? [],
    now: now(),
  });
  const usage = [
    mockCall(apiUrl, contract.getUsage, ({ params, query }) => demoUsage(query, usageOf(params.projectId))),
    mockCall(apiUrl, contract.getUsageSummary, ({ params }) => demoUsageSummary(usageOf(params.projectId))),
  ];
  const all = [...statistics, ...usage, ...handlers];
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, apiUrl) : input, init);
    const isRpc = isRpcUrl(state, request.url);
    if (!isRpc && !request.url.startsWith(`${apiUrl}/`)) return fetch(input, init);
    if (scenario.network === 'down') throw new TypeError('Failed to fetch');
    if (scenario.network === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    request.signal.throwIfAborted();
    if (isRpc) return answerRpc(state, request, now());
    return (await getResponse(all, request)) ?? notFound();
  };
}

const notFound = (): Response =>
  HttpResponse.json(
    { error: { code: 'ROUTE_NOT_FOUND', message: 'The demo does not answer this call.', requestId: 'req_demo' } },
    { status: 404 },
  );
