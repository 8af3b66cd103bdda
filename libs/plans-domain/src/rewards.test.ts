import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMicrocents } from './money.ts';
import {
  referralRewardCents,
  partnerShareBasisPoints,
  referralShareBasisPoints,
  providerReward,
  providerRewardMicrocentsPerComputeUnit,
} from './rewards.ts';
import { microcentsPerComputeUnit } from './usage-cost.ts';

describe('referralRewardCents', () => {
  test('is 10 %, 20 % for partners, rounded down to the cent', () => {
    expect(referralRewardCents(9_860, referralShareBasisPoints)).toBe(986);
    expect(referralRewardCents(9_869, referralShareBasisPoints)).toBe(986);
    expect(referralRewardCents(9_860, partnerShareBasisPoints)).toBe(1_972);
    expect(referralRewardCents(9, referralShareBasisPoints)).toBe(0);
  });

  test('rewards a payment in parts the same as a single payment, and never more than the share', () => {
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

  test.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1])('rejects %s cents', (cents) => {
    expect(() => referralRewardCents(cents, 1_000)).toThrow(RangeError);
  });
});

describe('providerReward', () => {
  test('rewards a million compute units with exactly twelve cents', () => {
    expect(formatMicrocents(providerReward(1_000_000))).toBe('0.12');
    expect(formatMicrocents(providerReward(1))).toBe('0.00000012');
    expect(providerReward(10n ** 15n)).toBe(12n * 10n ** 15n);
  });

  test('rewards less than the lowest price per compute unit', () => {
    expect(providerRewardMicrocentsPerComputeUnit).toBeLessThan(microcentsPerComputeUnit('M'));
  });

  test.each([-1, 0.5, Number.NaN])('rejects %s compute units', (units) => {
    expect(() => providerReward(units)).toThrow(RangeError);
  });
});
