import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import type { FakeApiState } from './fake-api-state.ts';
import { mockCall } from './mock-call.ts';

export const requestHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.createEnterpriseRequest, ({ body }) => {
    state.enterpriseRequests.push(body);
    return { id: `req_enterprise${String(state.enterpriseRequests.length)}` };
  }),
];
