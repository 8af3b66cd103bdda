import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPlan } from '../plans/plan-catalogue.ts';
import { planLimits } from '../plans/plan-limits.ts';
import {
  isPackageCount,
  packageConnections,
  packageCostCents,
  connectionsPerPackage,
  packageCountMax,
  packageId,
  packagePriceCents,
  isAutoRenewed,
  nextPackageCount,
  pendingPackageChange,
  parsePackageCount,
  projectConnectionsMax,
} from './package.ts';

describe('package terms and prices', () => {
  it.each([
    [0, 0, 0],
    [1, 4_900, 5],
    [3, 14_700, 15],
    [100, 490_000, 500],
  ])('%i packages cost %i cents per month and add %i connections', (count, costCents, connections) => {
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
  ])('%d is a valid package count: %s', (count, isCount) => {
    expect(isPackageCount(count)).toBe(isCount);
  });

  it('has the terms of the specification, and the catalogue shows the same', () => {
    expect({ packageId, packagePriceCents, connectionsPerPackage, packageCountMax }).toEqual({
      packageId: 'L',
      packagePriceCents: 4_900,
      connectionsPerPackage: 5,
      packageCountMax: 100,
    });
    expect(getPlan(packageId).connectionsPerPackage).toBe(connectionsPerPackage);
  });
});

describe('pending package changes', () => {
  const packageEndsAt = new Date('2026-12-01T00:00:00Z');

  it.each([
    { packageCount: 2, nextPackageCount: null, next: 2, renewed: true, pending: null },
    { packageCount: 2, nextPackageCount: 2, next: 2, renewed: true, pending: null },
    { packageCount: 2, nextPackageCount: 1, next: 1, renewed: true, pending: { count: 1, effectiveAt: packageEndsAt } },
    { packageCount: 2, nextPackageCount: 0, next: 0, renewed: false, pending: { count: 0, effectiveAt: packageEndsAt } },
    { packageCount: 0, nextPackageCount: null, next: 0, renewed: false, pending: null },
  ])('$packageCount packages with $nextPackageCount chosen become $next, auto-renewal $renewed', (expected) => {
    const state = { ...expected, packageEndsAt };
    expect(nextPackageCount(state)).toBe(expected.next);
    expect(isAutoRenewed(state)).toBe(expected.renewed);
    expect(pendingPackageChange(state)).toEqual(expected.pending);
  });
});

describe('parsePackageCount', () => {
  it.each([
    ['3', 3],
    ['2.4', 2],
    ['2.5', 3],
    ['-1', 0],
    ['101', 100],
    ['1e9', 100],
    ['', 0],
    ['many', 0],
    [' 7 ', 7],
    [99.6, 100],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NEGATIVE_INFINITY, 0],
  ])('parses %j as %i packages', (typed, count) => {
    expect(parsePackageCount(typed)).toBe(count);
  });

  it('returns a valid count for any input and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (typed) => {
        const count = parsePackageCount(typed);
        expect(isPackageCount(count)).toBe(true);
        expect(parsePackageCount(count)).toBe(count);
      }),
    );
  });
});

describe('projectConnectionsMax', () => {
  it('adds five connections per package to the plan limit', () => {
    expect(projectConnectionsMax('FREE', 0)).toBe(planLimits('FREE').connectionsMax);
    expect(projectConnectionsMax('PAYG', 3)).toBe(planLimits('PAYG').connectionsMax + 15);
  });
});
