import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { apiKeyOf, projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';

export const statisticsHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getStatistics, () => state.statistics),
  mockCall(baseUrl, contract.getProjectStatistics, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.statistics;
  }),
  mockCall(baseUrl, contract.getApiKeyStatistics, ({ params }) => {
    apiKeyOf(state, params.projectId, params.apiKeyId);
    return state.statistics;
  }),
  mockCall(baseUrl, contract.getProvidersStatistics, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.statistics;
  }),
  mockCall(baseUrl, contract.getProviderStatistics, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.statistics;
  }),
];
