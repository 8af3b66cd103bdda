import { describe, expect, it } from 'vitest';
import { getPlan } from './get-plan.ts';
import { planCatalogue } from './plan-catalogue.ts';
import { planIds } from './plan-id.ts';
import { planOrder } from './plan-order.ts';

describe('planCatalogue', () => {
  it('has every plan once, in the order in which a later one is an upgrade, the package last', () => {
    expect(planCatalogue.map((plan) => plan.id)).toEqual([...planOrder, 'L']);
    expect(planIds.map((planId) => getPlan(planId).id)).toEqual([...planIds]);
  });

  it('has the published prices', () => {
    const prices = Object.fromEntries(planCatalogue.map((plan) => [plan.id, plan.price]));
    expect(prices).toEqual({
      PUBLIC: { kind: 'monthly', priceCents: 0 },
      FREE: { kind: 'monthly', priceCents: 0 },
      BETA: { kind: 'monthly', priceCents: 0 },
      PAYG: { kind: 'metered', priceUsd: '0.39', priceOldUsd: '0.49', perComputeUnits: 1_000_000 },
      M: { kind: 'metered', priceUsd: '0.29', priceOldUsd: null, perComputeUnits: 1_000_000 },
      L: { kind: 'monthly', priceCents: 4_900 },
    });
  });

  it('gives connections with the package alone, five each', () => {
    expect(planCatalogue.filter((plan) => plan.connectionsPerPackage !== null).map((plan) => plan.id)).toEqual(['L']);
    expect(getPlan('L').connectionsPerPackage).toBe(5);
  });

  it('leads the buttons where the specification says', () => {
    expect(Object.fromEntries(planCatalogue.map((plan) => [plan.id, plan.href]))).toMatchObject({
      PUBLIC: '/chains',
      FREE: '/dashboard',
      PAYG: '/dashboard/plans',
      M: '/dashboard/plans',
      L: '/dashboard/plans',
    });
  });
});
