import { depositCreditCents, type DepositFee } from '@onepoint/plans-domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Invoice } from '../provider/payment-provider.ts';
import { settlePayment, type PaymentState } from '../settle-payment.ts';

const fee: DepositFee = { kind: 'flat', cents: 140 };
const open: PaymentState = { status: 'CREATED', amountCents: 10_000, paidCents: 0, feeCents: 0, creditedCents: 0 };
type Report = Pick<Invoice, 'status' | 'paidCents'>;
const settle = (state: PaymentState, status: Report['status'], paidCents = 0, isExpired = false): PaymentState =>
  settlePayment(state, { status, paidCents }, { fee, isExpired });

describe('settlePayment', () => {
  test.each<[string, Report, boolean, Partial<PaymentState>]>([
    ['nothing yet', { status: 'created', paidCents: 0 }, false, open],
    ['the whole sum', { status: 'paid', paidCents: 10_000 }, false, { status: 'CONFIRMED', creditedCents: 9_860, feeCents: 140 }],
    ['the whole sum, converted to less', { status: 'paid', paidCents: 9_998 }, false, { status: 'CONFIRMED', creditedCents: 9_860 }],
    ['more than asked', { status: 'overpaid', paidCents: 12_050 }, false, { status: 'CONFIRMED', creditedCents: 11_910 }],
    [
      'a part, while the rest may come',
      { status: 'partial', paidCents: 4_000 },
      false,
      { status: 'CREATED', creditedCents: 0, paidCents: 4_000 },
    ],
    ['a part, and the time is over', { status: 'partial', paidCents: 4_000 }, true, { status: 'CONFIRMED', creditedCents: 3_860 }],
    ['a part, then canceled', { status: 'canceled', paidCents: 4_000 }, false, { status: 'CONFIRMED', creditedCents: 3_860 }],
    ['canceled', { status: 'canceled', paidCents: 0 }, false, { status: 'CANCELED', creditedCents: 0 }],
    ['expired, but not said to be canceled', { status: 'created', paidCents: 0 }, true, { status: 'CREATED' }],
    ['less than the fee', { status: 'partial', paidCents: 100 }, true, { status: 'CONFIRMED', creditedCents: 0, feeCents: 100 }],
  ])('%s', (_case, report, isExpired, expected) => {
    expect(settlePayment(open, report, { fee, isExpired })).toMatchObject(expected);
  });

  test('money after a confirmation is added with no second fee; older reports take nothing back', () => {
    const confirmed = settle(open, 'paid', 10_000);
    const more = settle(confirmed, 'overpaid', 12_000);
    expect(more).toMatchObject({ status: 'CONFIRMED', feeCents: 140, creditedCents: 11_860 });
    for (const stale of ['created', 'partial', 'paid', 'canceled'] as const) expect(settle(more, stale, 5_000, true)).toEqual(more);
  });

  test('a canceled payment is confirmed when money arrives after all', () => {
    expect(settle(settle(open, 'canceled'), 'paid', 10_000)).toMatchObject({ status: 'CONFIRMED', creditedCents: 9_860 });
  });

  test('whatever is reported in whatever order, every cent paid is fee or credit, and nothing is taken back', () => {
    const report = fc.record({
      status: fc.constantFrom<Report['status']>('created', 'partial', 'paid', 'overpaid', 'canceled'),
      paidCents: fc.nat(30_000),
      isExpired: fc.boolean(),
    });
    const anyFee = fc.oneof(
      fc.record({ kind: fc.constant('flat' as const), cents: fc.nat(500) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.nat(90) }),
    );
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), fc.integer({ min: 1, max: 20_000 }), anyFee, (reports, amountCents, someFee) => {
        let state: PaymentState = { ...open, amountCents };
        for (const { isExpired, ...facts } of reports) {
          const next = settlePayment(state, facts, { fee: someFee, isExpired });
          expect(next.paidCents).toBeGreaterThanOrEqual(state.paidCents);
          expect(next.creditedCents).toBeGreaterThanOrEqual(state.creditedCents);
          expect(next.feeCents).toBeGreaterThanOrEqual(state.feeCents);
          if (state.status !== 'CREATED') expect(next.status).not.toBe('CREATED');
          expect(next.feeCents + next.creditedCents).toBe(next.status === 'CONFIRMED' ? next.paidCents : 0);
          // The same report again changes nothing.
          expect(settlePayment(next, facts, { fee: someFee, isExpired })).toEqual(next);
          state = next;
        }
        if (state.status === 'CONFIRMED') expect(state.creditedCents).toBe(depositCreditCents(state.paidCents, someFee));
      }),
    );
  });
});
