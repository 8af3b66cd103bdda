import { type Partnership, type ReferralReward, type Referrals, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

const months = ['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];

/** A referral link without sign-ups. */
export function referralsFixture(fields: Partial<Referrals> = {}): Referrals {
  return {
    code: 'k3Wq9ZtB',
    shareBasisPoints: 1_000,
    months: 12,
    signUps: 0,
    paying: 0,
    earned: 0,
    byMonth: [...months, '2026-03'].map((month) => ({ month, signUps: 0, earned: 0 })),
    ...fields,
  };
}

/** A referral link with three sign-ups, two of them paying. */
export function earningReferralsFixture(fields: Partial<Referrals> = {}): Referrals {
  const byMonth = referralsFixture().byMonth.map((row) =>
    row.month === '2026-02' ? { ...row, signUps: 2, earned: 986 } : row.month === '2026-03' ? { ...row, signUps: 1, earned: 2_386 } : row,
  );
  return referralsFixture({ signUps: 3, paying: 2, earned: 3_372, byMonth, ...fields });
}

/** The reward for a deposit of $98.60. */
export function referralRewardFixture(fields: Partial<ReferralReward> = {}): ReferralReward {
  return {
    id: 'led_2pWc8YbN5KdLz7HsJp4TgX',
    amount: 986,
    deposit: 9_860,
    shareBasisPoints: 1_000,
    createdAt: '2026-02-21T09:30:00.000Z',
    ...fields,
  };
}

/** A project without a partner application. */
export function partnershipFixture(fields: Partial<Partnership> = {}): Partnership {
  return { status: 'none', shareBasisPoints: 2_000, application: null, ...fields };
}

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
