import type { ReferralReward, Referrals } from '@onepoint/api-contract';
import { earningReferralsFixture, referralRewardFixture } from '../api/fixtures/referrals.ts';
import { before } from './before.ts';

const shareBasisPoints = 1_000;
const monthsShown = 12;

/** Deposits that were shared, newest first: how many days ago, and cents. */
const deposits = [
  [6, 9_860],
  [13, 24_860],
  [41, 9_860],
  [72, 49_860],
] as const;

/** The deposits of those who came by the demo's link. */
export const demoReferralRewards = (now: Date): ReferralReward[] =>
  deposits.map(([days, deposit], index) =>
    referralRewardFixture({
      id: `led_demo${String(index + 1)}`,
      deposit,
      amount: (deposit * shareBasisPoints) / 10_000,
      shareBasisPoints,
      createdAt: before(now, days, 'days'),
    }),
  );

/** The link they came by: its months add up to its rewards. */
export function demoReferrals(now: Date): Referrals {
  const rewards = demoReferralRewards(now);
  const months = Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1 + index)).toISOString().slice(0, 7),
  );
  const byMonth = months.map((month) => {
    const own = rewards.filter(({ createdAt }) => createdAt.startsWith(month));
    return { month, signUps: own.length, earned: own.reduce((sum, { amount }) => sum + amount, 0) };
  });
  return earningReferralsFixture({
    shareBasisPoints,
    signUps: deposits.length,
    paying: deposits.length,
    earned: rewards.reduce((sum, { amount }) => sum + amount, 0),
    byMonth,
  });
}
