import type { Payment } from '@onepoint/api-contract';
import { defaultDepositTerms, depositFeeCents } from '@onepoint/plans-domain';
import { confirmedPaymentFixture, paymentFixture } from '../api/fixtures/payment.ts';
import { before } from './before.ts';

const feeOf = (type: string, amount: number): number => (type === 'CUSTODIAL' ? 0 : depositFeeCents(amount, defaultDepositTerms.fee));

/** A history of more than one page, newest first: one payment that waits, one that was canceled, and a year of monthly deposits twice over. */
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
      link: type === 'CUSTODIAL' ? null : `https://pay.cryptocloud.plus/DEMO${String(index + 1)}`,
      createdAt: before(now, minutes, 'minutes'),
      settledAt: before(now, minutes - 11, 'minutes'),
    });
  });
  return [waiting, canceled, ...settled];
}
