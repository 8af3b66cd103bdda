import { expect, test } from 'vitest';
import { formatMicrocents } from '../money/format-microcents.ts';
import { microcentsPerComputeUnit } from '../usage/microcents-per-compute-unit.ts';
import { providerReward, providerRewardMicrocentsPerComputeUnit } from './provider-reward.ts';

test('a million compute units earn twelve cents, exactly, however many there are', () => {
  expect(formatMicrocents(providerReward(1_000_000))).toBe('0.12');
  expect(formatMicrocents(providerReward(1))).toBe('0.00000012');
  expect(providerReward(10n ** 15n)).toBe(12n * 10n ** 15n);
});

test('a provider earns less than what anybody pays', () => {
  expect(providerRewardMicrocentsPerComputeUnit).toBeLessThan(microcentsPerComputeUnit('M'));
});

test.each([-1, 0.5, Number.NaN])('%s compute units are none', (units) => {
  expect(() => providerReward(units)).toThrow(RangeError);
});
