import { contract, type Checklist, type FirstRequest } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectOf, type FakeApiState } from './fake-api-state.ts';
import { mockCall } from './mock-call.ts';

/** The checklist of a new project: nothing is done. */
export function checklistFixture(fields: Partial<Checklist> = {}): Checklist {
  return { firstRequest: null, failedRequests: 0, hasKeyRules: false, hasTeammate: false, hasFunds: false, isDismissed: false, ...fields };
}

/** A first request for the latest block. */
export function firstRequestFixture(fields: Partial<FirstRequest> = {}): FirstRequest {
  return {
    at: '2026-03-14T11:58:00.000Z',
    apiKeyId: 'key_9vKc3Jd6RtYpQ1sHx5Ba',
    chain: 'ethereum',
    method: 'eth_blockNumber',
    latencyMs: 4.18,
    computeUnits: 10,
    ...fields,
  };
}

/** Everything is done, and the user has dismissed it. */
const finished = (): Checklist => ({
  ...checklistFixture({ firstRequest: firstRequestFixture(), hasKeyRules: true, hasTeammate: true, hasFunds: true }),
  isDismissed: true,
});

export const checklistHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getChecklist, ({ params }) => state.checklists[projectOf(state, params.projectId).id] ?? finished()),
  mockCall(baseUrl, contract.updateChecklist, ({ params, body }) => {
    const { id } = projectOf(state, params.projectId);
    return (state.checklists[id] = { ...(state.checklists[id] ?? finished()), ...body });
  }),
];
