import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { apiKeyOf, projectOf, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';

export const statisticsHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getProjectStatistics, ({ params }) => {
    projectOf(state, params.projectId);
    return state.statistics;
  }),
  mockCall(baseUrl, contract.getApiKeyStatistics, ({ params }) => {
    apiKeyOf(state, params.projectId, params.apiKeyId);
    return state.statistics;
  }),
];
