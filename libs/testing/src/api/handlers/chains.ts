import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import type { FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';

export const chainHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listChains, () => state.chains),
];
