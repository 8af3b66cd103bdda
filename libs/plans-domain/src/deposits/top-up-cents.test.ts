import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeposit } from './check-deposit.ts';
import { depositCreditCents } from './deposit-fee-cents.ts';
import { cryptoDepositTerms } from './deposit-terms.ts';
import { topUpCents } from './top-up-cents.ts';

const percent = { ...cryptoDepositTerms, fee: { kind: 'percent', basisPoints: 140 } } as const;

describe('topUpCents', () => {
  it.each([
    [4_851, cryptoDepositTerms, 4_991],
    [1, cryptoDepositTerms, 141],
    [4_930, percent, 5_000],
    [4_931, percent, 5_002],
    [1, percent, 100],
    [5_000_000_000, cryptoDepositTerms, 1_000_000_000],
    [0, cryptoDepositTerms, 141],
    [-5, cryptoDepositTerms, 141],
  ])('for %i missing cents, by %j, is %i', (missingCents, terms, amountCents) => {
    expect(topUpCents(missingCents, terms)).toBe(amountCents);
  });

  it('is enough once the fee is off, can be deposited, and a cent less would not be enough', () => {
    const fee = fc.oneof(
      fc.record({ kind: fc.constant('flat' as const), cents: fc.nat(10_000) }),
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(5_000) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000_000 }), fee, (missingCents, fee_) => {
        const terms = { ...cryptoDepositTerms, fee: fee_ };
        const amountCents = topUpCents(missingCents, terms);
        expect(depositCreditCents(amountCents, fee_)).toBeGreaterThanOrEqual(missingCents);
        expect(checkDeposit(amountCents, terms)).toBeNull();
        if (amountCents > terms.minimumCents) expect(depositCreditCents(amountCents - 1, fee_)).toBeLessThan(missingCents);
      }),
    );
  });
});
