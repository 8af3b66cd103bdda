import type { Payment, Project, ReferralReward, Referrals, Transaction } from '@onepoint/api-contract';
import { defaultDepositTerms, depositFeeCents, packageCostCents } from '@onepoint/plans-domain';
import { confirmedPaymentFixture, paymentFixture } from '../api/payments.ts';
import { earningReferralsFixture, referralRewardFixture } from '../api/referrals.ts';
import { transactionFixtures } from '../api/transactions.ts';
import { before } from './scenario.ts';

const feeOf = (type: string, amount: number): number => (type === 'CUSTODIAL' ? 0 : depositFeeCents(amount, defaultDepositTerms.fee));

/** A payment history of more than one page, newest first: an open payment, a canceled one, and a year of deposits. */
export function demoPayments(projectId: string, now: Date): Payment[] {
  const waiting = paymentFixture({
    id: 'pay_demoWaiting',
    projectId,
    amount: 25_000,
    fee: feeOf('CRYPTOCLOUD_PAYMENT', 25_000),
    createdAt: before(now, 12, 'minutes'),
  });
  const canceled = paymentFixture({
    id: 'pay_demoCanceled',
    projectId,
    status: 'CANCELED',
    amount: 5_000,
    fee: feeOf('CRYPTOCLOUD_PAYMENT', 5_000),
    createdAt: before(now, 2, 'days'),
    settledAt: before(now, 1, 'days'),
  });
  const settled = Array.from({ length: 24 }, (_, index) => {
    const type = index % 3 === 1 ? 'CUSTODIAL' : 'CRYPTOCLOUD_PAYMENT';
    const amount = [10_000, 25_000, 50_000, 7_550][index % 4] ?? 10_000;
    const minutes = (9 + index * 15) * 1440 + index * 97;
    return confirmedPaymentFixture({
      id: `pay_demo${String(index + 1)}`,
      projectId,
      type,
      amount,
      fee: feeOf(type, amount),
      credited: amount - feeOf(type, amount),
      received: amount,
      link: type === 'CUSTODIAL' ? null : `https://pay.cryptocloud.plus/DEMO${String(index + 1)}`,
      createdAt: before(now, minutes, 'minutes'),
      settledAt: before(now, minutes - 11, 'minutes'),
    });
  });
  return [waiting, canceled, ...settled];
}

const shareBasisPoints = 1_000;
const monthsShown = 12;

/** Rewarded deposits, newest first: age in days and cents. */
const deposits = [
  [6, 9_860],
  [13, 24_860],
  [41, 9_860],
  [72, 49_860],
] as const;

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

/** Referral link of the demo project. Its months add up to its rewards. */
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

const daysShown = 120;
const dayMs = 86_400_000;

/** Deposits with fees, two packages a month, and daily usage. The newest balance is that of the project. */
export function demoTransactions(project: Pick<Project, 'id' | 'balance'>, now: Date): Transaction[] {
  const firstMs = Math.floor(now.getTime() / dayMs) * dayMs - daysShown * dayMs;
  const since = new Date(firstMs).toISOString();
  const paid = demoPayments(project.id, now).flatMap(({ id, settledAt, credited, fee }) => {
    if (credited === null || settledAt === null || settledAt < since) return [];
    const of = { paymentId: id, createdAt: settledAt };
    const credit = { ...of, id: `led_${id}`, type: 'deposit', amount: credited + fee };
    return fee === 0 ? [credit] : [credit, { ...of, id: `led_${id}fee`, type: 'fee', amount: -fee }];
  });
  const packages = [104, 74, 44, 13].map((days) => ({
    id: `led_packages${String(days)}`,
    type: 'package',
    amount: -packageCostCents(2),
    packageCount: 2,
    createdAt: before(now, days, 'days'),
  }));
  const usage = Array.from({ length: daysShown + 1 }, (_, index) => {
    const day = new Date(firstMs + index * dayMs).toISOString();
    const amount = -(90 + ((index * 37) % 120));
    return {
      id: `usage_${day.slice(0, 10)}`,
      type: 'usage',
      amount,
      day: day.slice(0, 10),
      computeUnits: -amount * 25_641,
      createdAt: day,
    };
  });
  // On each day, usage comes last.
  const sortedAt = ({ createdAt, type }: { createdAt: string; type: string }) => Date.parse(createdAt) + (type === 'usage' ? dayMs - 1 : 0);
  const steps = [...paid, ...packages, ...usage].toSorted((a, b) => sortedAt(a) - sortedAt(b));
  return transactionFixtures(steps, project.balance - steps.reduce((sum, { amount }) => sum + amount, 0));
}
