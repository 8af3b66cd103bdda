import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDeposit, depositRefusals, previewDeposit } from './check-deposit.ts';
import { cryptoDepositTerms } from './deposit-terms.ts';

it.each([
  [0, 'BELOW_MINIMUM'],
  [99, 'BELOW_MINIMUM'],
  [100, 'NOT_ABOVE_FEE'],
  [140, 'NOT_ABOVE_FEE'],
  [141, null],
  [10_000, null],
  [1_000_000_000, null],
  [1_000_000_001, 'ABOVE_MAXIMUM'],
])('a deposit of %i cents: %s', (amountCents, refusal) => {
  expect(checkDeposit(amountCents, cryptoDepositTerms)).toBe(refusal);
});

it('takes the minimum itself where the fee leaves something of it', () => {
  expect(checkDeposit(100, { ...cryptoDepositTerms, fee: { kind: 'percent', basisPoints: 140 } })).toBeNull();
});

it('shows fee, credit and balance before anything is paid', () => {
  expect(previewDeposit(-250, 10_000, cryptoDepositTerms)).toEqual({ feeCents: 140, creditCents: 9_860, balanceAfterCents: 9_610 });
});

it('refuses exactly what would credit nothing or is outside the limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (amountCents) => {
      const refusal = checkDeposit(amountCents, cryptoDepositTerms);
      const { creditCents } = previewDeposit(0, amountCents, cryptoDepositTerms);
      expect(refusal === null).toBe(creditCents > 0 && amountCents >= 100 && amountCents <= 1_000_000_000);
      if (refusal !== null) expect(depositRefusals).toContain(refusal);
    }),
  );
});
