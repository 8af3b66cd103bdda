import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositCreditCents, depositFeeCents } from './deposit-fee-cents.ts';
import { cryptoDepositTerms, depositDefaultCents, openPaymentsMax } from './deposit-terms.ts';

const flat = { kind: 'flat', cents: 140 } as const;
const percent = { kind: 'percent', basisPoints: 140 } as const;

describe('depositFeeCents', () => {
  it.each([
    [10_000, flat, 140],
    [100_000, flat, 140],
    [10_000, percent, 140],
    [100_000, percent, 1_400],
    [100, flat, 100],
    [1, percent, 1],
    [0, percent, 0],
    [0, flat, 0],
    [10_001, percent, 141],
  ])('of %i cents is, by %j, %i', (amountCents, fee, feeCents) => {
    expect(depositFeeCents(amountCents, fee)).toBe(feeCents);
    expect(depositCreditCents(amountCents, fee)).toBe(amountCents - feeCents);
  });

  it('splits a deposit into fee and credit without losing a cent, neither of them negative', () => {
    const fee = fc.oneof(
      fc.record({ kind: fc.constant('flat' as const), cents: fc.nat(10_000) }),
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(9_999) }),
    );
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fee, (amountCents, fee_) => {
        const feeCents = depositFeeCents(amountCents, fee_);
        const creditCents = depositCreditCents(amountCents, fee_);
        expect(feeCents + creditCents).toBe(amountCents);
        expect(Math.min(feeCents, creditCents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('has the constants of the specification', () => {
  expect(cryptoDepositTerms).toEqual({ fee: flat, minimumCents: 100, maximumCents: 1_000_000_000 });
  expect({ depositDefaultCents, openPaymentsMax }).toEqual({ depositDefaultCents: 10_000, openPaymentsMax: 3 });
});
