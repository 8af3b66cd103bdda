import { expect, it } from 'vitest';
import { serveCatalogue } from '@onepoint/plans-domain';
import { calculate as calculateWith, calculatorPrices } from './use-calculation.ts';

const calculate = (methods: Parameters<typeof calculateWith>[0], packageCount: number) =>
  calculateWith(methods, packageCount, calculatorPrices(null));

it('calculates with the prices and limits of the API', () => {
  const { plans, packages } = serveCatalogue();
  const prices = calculatorPrices({
    plans: plans.map((plan) => (plan.price.kind === 'metered' ? { ...plan, price: { ...plan.price, priceUsd: '0.50' } } : plan)),
    packages: packages.map((addOn) => ({ ...addOn, priceCents: 5_900 })),
  });
  expect(calculateWith([{ method: 'eth_call', calls: 1_000_000 }], 1, prices)).toMatchObject({ usagePrice: '13.00', packagesCents: 5_900 });
  expect(calculatorPrices(serveCatalogue())).toMatchObject(calculatorPrices(null));
});

it('prices a million eth_call as 26 million compute units at $0.39 per million', () => {
  expect(calculate([{ method: 'eth_call', calls: 1_000_000 }], 0)).toMatchObject({
    computeUnits: 26_000_000,
    usagePrice: '10.14',
    totalPrice: '10.14',
  });
});

it('adds packages to the usage', () => {
  const result = calculate([{ method: 'eth_blockNumber', calls: 1 }], 2);
  expect(result).toMatchObject({ packagesCents: 9800, fitsFree: false });
  expect(result.totalPrice).toMatch(/^98\.0000039/);
});

it('knows whether a month fits the daily limit of the Free plan', () => {
  expect(calculate([{ method: 'eth_call', calls: 1_000_000 }], 0)).toMatchObject({ computeUnitsPerDay: 866_667, fitsFree: true });
  expect(calculate([{ method: 'eth_call', calls: 2_000_000 }], 0).fitsFree).toBe(false);
  expect(calculate([], 0)).toMatchObject({ computeUnits: 0, fitsFree: true });
});
