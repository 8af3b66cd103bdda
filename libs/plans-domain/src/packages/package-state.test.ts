import { expect, it } from 'vitest';
import { isAutoRenewed, nextPackageCount, pendingPackageChange } from './package-state.ts';

const packageEndsAt = new Date('2026-12-01T00:00:00Z');

it.each([
  { packageCount: 2, nextPackageCount: null, next: 2, renewed: true, pending: null },
  { packageCount: 2, nextPackageCount: 2, next: 2, renewed: true, pending: null },
  { packageCount: 2, nextPackageCount: 1, next: 1, renewed: true, pending: { count: 1, effectiveAt: packageEndsAt } },
  { packageCount: 2, nextPackageCount: 0, next: 0, renewed: false, pending: { count: 0, effectiveAt: packageEndsAt } },
  { packageCount: 0, nextPackageCount: null, next: 0, renewed: false, pending: null },
])('$packageCount packages with $nextPackageCount chosen have $next next, auto-renewal $renewed', (expected) => {
  const state = { ...expected, packageEndsAt };
  expect(nextPackageCount(state)).toBe(expected.next);
  expect(isAutoRenewed(state)).toBe(expected.renewed);
  expect(pendingPackageChange(state)).toEqual(expected.pending);
});
