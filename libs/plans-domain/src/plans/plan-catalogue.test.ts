import { describe, expect, it } from 'vitest';
import { getPlan, planCatalogue, monthlyPriceCents } from './plan-catalogue.ts';
import { planIds, planOrder, type PlanId } from './plan.ts';

describe('planCatalogue', () => {
  it('lists every plan once in upgrade order, then the package', () => {
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

  it('adds connections only with the package, five each', () => {
    expect(planCatalogue.filter((plan) => plan.connectionsPerPackage !== null).map((plan) => plan.id)).toEqual(['L']);
    expect(getPlan('L').connectionsPerPackage).toBe(5);
  });

  it('links the buttons as specified', () => {
    expect(Object.fromEntries(planCatalogue.map((plan) => [plan.id, plan.href]))).toMatchObject({
      PUBLIC: '/chains',
      FREE: '/dashboard',
      PAYG: '/dashboard/plans',
      M: '/dashboard/plans',
      L: '/dashboard/plans',
    });
  });
});

describe('getPlan', () => {
  it.each(planIds)('finds %s', (planId) => {
    expect(getPlan(planId).id).toBe(planId);
  });

  it('throws for an unknown plan and names it', () => {
    expect(() => getPlan('GOLD' as PlanId)).toThrow(new RangeError('The catalogue has no plan GOLD.'));
  });
});

describe('monthlyPriceCents', () => {
  it('is above zero for the package only', () => {
    expect(Object.fromEntries(planIds.map((planId) => [planId, monthlyPriceCents(getPlan(planId))]))).toEqual({
      PUBLIC: 0,
      FREE: 0,
      BETA: 0,
      PAYG: 0,
      M: 0,
      L: 4_900,
    });
  });
});
