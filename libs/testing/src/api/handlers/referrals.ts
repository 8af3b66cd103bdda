import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { partnershipFixture, referralsFixture } from '../fixtures/referrals.ts';
import { mockCall } from '../mock-call.ts';

export const referralHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getReferrals, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'payment:read');
    return state.referrals[id] ?? referralsFixture();
  }),
  mockCall(baseUrl, contract.listReferralRewards, ({ params, query: { lastId, limit } }) => {
    const rewards = state.referralRewards[projectForAction(state, params.projectId, 'payment:read').id] ?? [];
    const from = lastId === undefined ? 0 : rewards.findIndex(({ id }) => id === lastId) + 1;
    return { data: rewards.slice(from, from + limit), hasMore: rewards.length > from + limit };
  }),
  mockCall(baseUrl, contract.getPartnership, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'payment:read');
    return state.partnerships[id] ?? partnershipFixture();
  }),
  mockCall(baseUrl, contract.applyForPartnership, ({ params, body }) => {
    const { id } = projectForAction(state, params.projectId, 'payment:create');
    const { status } = state.partnerships[id] ?? partnershipFixture();
    if (status === 'submitted' || status === 'approved') throw new ApiRefusal('PARTNERSHIP_EXISTS');
    const application = { ...body, createdAt: new Date().toISOString(), decidedAt: null };
    return (state.partnerships[id] = partnershipFixture({ status: 'submitted', application }));
  }),
];
