import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { referralRewardCents } from './referral-reward-cents.ts';
import { partnerShareBasisPoints, referralShareBasisPoints } from './referral-terms.ts';

test('ten percent, twenty for partners, rounded down to the cent', () => {
  expect(referralRewardCents(9_860, referralShareBasisPoints)).toBe(986);
  expect(referralRewardCents(9_869, referralShareBasisPoints)).toBe(986);
  expect(referralRewardCents(9_860, partnerShareBasisPoints)).toBe(1_972);
  expect(referralRewardCents(9, referralShareBasisPoints)).toBe(0);
});

test('a payment that arrives in parts earns what it earns at once, and never more than its share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 20 }), fc.nat(10_000), (parts, share) => {
      let credited = 0;
      let earned = 0;
      for (const part of parts) {
        const before = referralRewardCents(credited, share);
        credited += part;
        earned += referralRewardCents(credited, share) - before;
      }
      expect(earned).toBe(referralRewardCents(credited, share));
      expect(earned * 10_000).toBeLessThanOrEqual(credited * share);
    }),
  );
});

test.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1])('%s cents are refused', (cents) => {
  expect(() => referralRewardCents(cents, 1_000)).toThrow(RangeError);
});
