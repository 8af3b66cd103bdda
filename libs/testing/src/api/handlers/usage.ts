import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';

export const usageHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getUsage, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.usage;
  }),
  mockCall(baseUrl, contract.getUsageSummary, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.usageSummary;
  }),
];
