import { expect, test } from 'vitest';
import { packageTerms } from '../packages/package.ts';
import { planCatalogue } from './plan-catalogue.ts';
import { planLimits } from './plan-limits.ts';
import { readPackageTerms, readPlanLimits, readServedCatalogue, serveCatalogue } from './served-catalogue.ts';

test('serves the plans of new projects from smallest to largest with prices and limits, and the add-on', () => {
  const { plans, packages } = serveCatalogue();
  expect(plans.map(({ id }) => id)).toEqual(['PUBLIC', 'FREE', 'PAYG', 'M']);
  expect(plans[1]).toEqual({
    id: 'FREE',
    price: { kind: 'monthly', priceCents: 0 },
    limits: { requestsPerSecond: 50, computeUnitsPerSecond: 1_000, computeUnitsPerDay: 1_000_000, connectionsMax: 20 },
    isByRequest: false,
  });
  expect(plans.map(({ isByRequest }) => isByRequest)).toEqual([false, false, false, true]);
  expect(packages).toEqual([{ id: 'L', priceCents: 4_900, connections: 5, countMax: 100 }]);
});

test('reads back what this build serves', () => {
  expect(readServedCatalogue(serveCatalogue())).toEqual(planCatalogue);
  for (const unknown of [null, undefined]) expect(readServedCatalogue(unknown)).toBe(planCatalogue);
});

test('takes newer prices and limits from the API, and leaves out plans without texts', () => {
  const { plans, packages } = serveCatalogue();
  const newer = plans.map((plan) =>
    plan.id === 'FREE'
      ? {
          ...plan,
          price: { kind: 'monthly', priceCents: 100 } as const,
          limits: { ...plan.limits, requestsPerSecond: 60, computeUnitsPerDay: null },
        }
      : plan,
  );
  const read = readServedCatalogue({
    plans: [...newer, { ...(plans[0] ?? fail()), id: 'XL' }],
    packages: packages.map((addOn) => ({ ...addOn, priceCents: 5_900, connections: 6 })),
  });
  expect(read.map(({ id }) => id)).toEqual(planCatalogue.map(({ id }) => id));
  const free = read.find(({ id }) => id === 'FREE');
  expect(free?.price).toEqual({ kind: 'monthly', priceCents: 100 });
  expect(free?.items.slice(0, 2).map(({ count }) => count)).toEqual([60, 1_000_000]);
  expect(read.find(({ id }) => id === 'L')).toMatchObject({
    price: { priceCents: 5_900 },
    connectionsPerPackage: 6,
    items: [{ count: 6 }],
  });
});

test('takes terms of packages and limits of plans from the API, and those of this build for others', () => {
  const { plans, packages } = serveCatalogue();
  const served = {
    plans: plans.map((plan) => ({ ...plan, limits: { ...plan.limits, connectionsMax: 7 } })),
    packages: packages.map((addOn) => ({ ...addOn, priceCents: 5_900 })),
  };
  expect(readPackageTerms(served)).toMatchObject({ priceCents: 5_900, connections: 5 });
  expect(readPlanLimits(served, 'PAYG').connectionsMax).toBe(7);
  expect(readPlanLimits(served, 'BETA')).toBe(planLimits('BETA'));
  for (const unknown of [null, undefined, { plans: [], packages: [] }]) {
    expect(readPackageTerms(unknown)).toBe(packageTerms);
    expect(readPlanLimits(unknown, 'PAYG')).toBe(planLimits('PAYG'));
  }
});

test('keeps an add-on that the API does not list', () => {
  expect(readServedCatalogue({ plans: [], packages: [] })).toEqual(planCatalogue);
});

function fail(): never {
  throw new Error('There are no plans');
}
