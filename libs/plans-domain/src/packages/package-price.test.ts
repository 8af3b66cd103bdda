import { expect, it } from 'vitest';
import { isPackageCount, packageConnections, packageCostCents } from './package-price.ts';
import { connectionsPerPackage, packageCountMax, packageId, packagePriceCents } from './package-terms.ts';
import { getPlan } from '../plans/get-plan.ts';

it.each([
  [0, 0, 0],
  [1, 4_900, 5],
  [3, 14_700, 15],
  [100, 490_000, 500],
])('%i packages cost %i cents a month and add %i connections', (count, costCents, connections) => {
  expect(packageCostCents(count)).toBe(costCents);
  expect(packageConnections(count)).toBe(connections);
});

it.each([
  [0, true],
  [100, true],
  [101, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('%d is a number of packages: %s', (count, isCount) => {
  expect(isPackageCount(count)).toBe(isCount);
});

it('has the terms of the specification, and those that the catalogue shows', () => {
  expect({ packageId, packagePriceCents, connectionsPerPackage, packageCountMax }).toEqual({
    packageId: 'L',
    packagePriceCents: 4_900,
    connectionsPerPackage: 5,
    packageCountMax: 100,
  });
  expect(getPlan(packageId).connectionsPerPackage).toBe(connectionsPerPackage);
});
