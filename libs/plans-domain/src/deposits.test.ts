import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  depositCreditCents,
  createDepositTerms,
  parseDepositFee,
  defaultDepositTerms,
  defaultOpenPaymentsMax,
  depositDefaultCents,
  checkDeposit,
  depositFeeCents,
  depositRefusals,
  previewDeposit,
  topUpCents,
  type DepositFee,
} from './deposits.ts';

describe('deposit configuration', () => {
  it('has the defaults of the specification', () => {
    expect(defaultDepositTerms).toEqual({ fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000 });
    expect({ depositDefaultCents, defaultOpenPaymentsMax }).toEqual({ depositDefaultCents: 10_000, defaultOpenPaymentsMax: 3 });
  });

  describe('createDepositTerms', () => {
    it('keeps valid limits', () => {
      expect(createDepositTerms(defaultDepositTerms)).toEqual(defaultDepositTerms);
      expect(createDepositTerms({ ...defaultDepositTerms, minimumCents: 500, maximumCents: 500 })).toMatchObject({
        minimumCents: 500,
        maximumCents: 500,
      });
    });

    it('raises a minimum that the fee would consume', () => {
      expect(createDepositTerms({ ...defaultDepositTerms, fee: { kind: 'flat', cents: 140 } }).minimumCents).toBe(141);
      expect(createDepositTerms({ ...defaultDepositTerms, minimumCents: 0 }).minimumCents).toBe(2);
    });

    it.each([
      ['a maximum below the minimum', { minimumCents: 500, maximumCents: 499 }],
      ['a fee as high as the maximum', { fee: { kind: 'flat' as const, cents: 500 }, maximumCents: 500 }],
    ])('refuses %s', (_case, fields) => {
      expect(() => createDepositTerms({ ...defaultDepositTerms, ...fields })).toThrow('The maximum deposit is less than the minimum.');
    });

    it('credits at least a cent of the smallest deposit', () => {
      fc.assert(
        fc.property(fc.nat(9_999), fc.nat(1_000), (basisPoints, minimumCents) => {
          const fee = { kind: 'percent', percent: basisPoints / 100 } as const;
          const terms = createDepositTerms({ ...defaultDepositTerms, fee, minimumCents });
          expect(depositCreditCents(terms.minimumCents, fee)).toBeGreaterThan(0);
        }),
      );
    });
  });

  describe('parseDepositFee', () => {
    it.each([
      ['1.40', { kind: 'flat', cents: 140 }],
      ['0', { kind: 'flat', cents: 0 }],
      ['1.4%', { kind: 'percent', percent: 1.4 }],
      ['0%', { kind: 'percent', percent: 0 }],
      ['99.99%', { kind: 'percent', percent: 99.99 }],
    ])('reads %s', (text, fee) => {
      expect(parseDepositFee(text)).toEqual(fee);
    });

    it.each([
      ['', 'MONEY_MALFORMED'],
      ['%', 'MONEY_MALFORMED'],
      ['1,4%', 'MONEY_MALFORMED'],
      ['1.4 %', 'MONEY_MALFORMED'],
      ['1.405', 'MONEY_TOO_PRECISE'],
      ['1.405%', 'MONEY_TOO_PRECISE'],
      ['-1', 'MONEY_OUT_OF_RANGE'],
      ['-1%', 'MONEY_OUT_OF_RANGE'],
      ['100%', 'MONEY_OUT_OF_RANGE'],
    ])('refuses %j with %s', (text, code) => {
      expect(() => parseDepositFee(text)).toThrow(expect.objectContaining({ code }));
    });

    it('explains rejected fees', () => {
      expect(() => parseDepositFee('100%')).toThrow('A fee must be less than 100%.');
      expect(() => parseDepositFee('-1')).toThrow('A fee cannot be negative.');
    });
  });
});

describe('deposit amounts', () => {
  const flat = { kind: 'flat', cents: 140 } as const;
  const percent = { kind: 'percent', percent: 1.4 } as const;
  const flatTerms = createDepositTerms({ ...defaultDepositTerms, fee: flat });

  const anyFee: fc.Arbitrary<DepositFee> = fc.oneof(
    fc.record({ kind: fc.constant('flat' as const), cents: fc.nat(10_000) }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.nat(9_999).map((basisPoints) => basisPoints / 100) }),
  );

  describe('depositFeeCents', () => {
    it.each([
      [10_000, flat, 140],
      [100_000, flat, 140],
      [100, flat, 100],
      [0, flat, 0],
      [10_000, percent, 140],
      [100_000, percent, 1_400],
      [10_001, percent, 141],
      [100, percent, 2],
      [1, percent, 1],
      [0, percent, 0],
      [1_000_000_000, { kind: 'percent', percent: 0.29 } as const, 2_900_000],
    ])('of %i cents with %j is %i', (amountCents, fee, feeCents) => {
      expect(depositFeeCents(amountCents, fee)).toBe(feeCents);
      expect(depositCreditCents(amountCents, fee)).toBe(amountCents - feeCents);
    });

    it('adds up with the credited amount, and neither is negative', () => {
      fc.assert(
        fc.property(fc.nat(1_000_000_000), anyFee, (amountCents, fee) => {
          const feeCents = depositFeeCents(amountCents, fee);
          const creditCents = depositCreditCents(amountCents, fee);
          expect(feeCents + creditCents).toBe(amountCents);
          expect(Math.min(feeCents, creditCents)).toBeGreaterThanOrEqual(0);
        }),
      );
    });

    it('rounds a percentage fee up by less than a cent', () => {
      fc.assert(
        fc.property(fc.nat(1_000_000_000), fc.nat(9_999), (amountCents, basisPoints) => {
          const exact = BigInt(amountCents) * BigInt(basisPoints);
          const fee = BigInt(depositFeeCents(amountCents, { kind: 'percent', percent: basisPoints / 100 })) * 10_000n;
          expect(fee >= exact && fee < exact + 10_000n).toBe(true);
        }),
      );
    });
  });

  describe('checkDeposit', () => {
    it.each([
      [0, 'BELOW_MINIMUM'],
      [99, 'BELOW_MINIMUM'],
      [100, null],
      [140, null],
      [10_000, null],
      [1_000_000_000, null],
      [1_000_000_001, 'ABOVE_MAXIMUM'],
    ])('returns for %i cents, by default, %s', (amountCents, refusal) => {
      expect(checkDeposit(amountCents, defaultDepositTerms)).toBe(refusal);
    });

    it.each([
      [100, 'BELOW_MINIMUM'],
      [140, 'BELOW_MINIMUM'],
      [141, null],
    ])('returns for %i cents, with a fee of $1.40, %s', (amountCents, refusal) => {
      expect(checkDeposit(amountCents, flatTerms)).toBe(refusal);
    });

    it('accepts exactly the amounts within the limits that credit something', () => {
      fc.assert(
        fc.property(fc.nat(30_000), anyFee, fc.nat(10_000), (amountCents, fee, minimumCents) => {
          const refusal = checkDeposit(amountCents, createDepositTerms({ fee, minimumCents, maximumCents: 1_000_000 }));
          expect(refusal === null).toBe(amountCents >= minimumCents && depositCreditCents(amountCents, fee) > 0);
          if (refusal !== null) expect(depositRefusals).toContain(refusal);
        }),
      );
    });
  });

  describe('previewDeposit', () => {
    it('returns the fee, the credited amount and the resulting balance', () => {
      expect(previewDeposit(-250, 10_000, defaultDepositTerms)).toEqual({ feeCents: 140, creditCents: 9_860, balanceAfterCents: 9_610 });
    });
  });

  describe('topUpCents', () => {
    it.each([
      [4_851, flatTerms, 4_991],
      [1, flatTerms, 141],
      [4_930, defaultDepositTerms, 5_000],
      [4_931, defaultDepositTerms, 5_002],
      [1, defaultDepositTerms, 100],
      [5_000_000_000, defaultDepositTerms, 1_000_000_000],
      [0, flatTerms, 141],
      [-5, flatTerms, 141],
    ])('for %i missing cents with %j is %i', (missingCents, terms, amountCents) => {
      expect(topUpCents(missingCents, terms)).toBe(amountCents);
    });

    it('is the smallest accepted deposit that covers the shortfall after the fee', () => {
      const fee = anyFee.filter((one) => one.kind === 'flat' || one.percent <= 50);
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 400_000_000 }), fee, (missingCents, fee_) => {
          const terms = createDepositTerms({ ...defaultDepositTerms, fee: fee_ });
          const amountCents = topUpCents(missingCents, terms);
          expect(depositCreditCents(amountCents, fee_)).toBeGreaterThanOrEqual(missingCents);
          expect(checkDeposit(amountCents, terms)).toBeNull();
          if (amountCents > terms.minimumCents) expect(depositCreditCents(amountCents - 1, fee_)).toBeLessThan(missingCents);
        }),
      );
    });
  });
});
