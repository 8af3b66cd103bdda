import { expect, it } from 'vitest';
import { exactRate } from './exact-rate.ts';

const perMillion = (priceUsd: string) =>
  ({ id: 'PAYG', price: { kind: 'metered', priceUsd, priceOldUsd: null, perComputeUnits: 1_000_000 } }) as const;

it('is exact, and 0 where use is not charged', () => {
  expect(exactRate(perMillion('0.39'))).toBe(39);
  expect(exactRate(perMillion('0.01'))).toBe(1);
  expect(exactRate({ id: 'L', price: { kind: 'monthly', priceCents: 4_900 } })).toBe(0);
});

it('refuses a price that billing could not add up', () => {
  expect(() => exactRate(perMillion('0.395'))).toThrow('The price of plan PAYG is not a whole number of microcents per compute unit.');
});
