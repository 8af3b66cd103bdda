import { connectionsPerPackage, packageCountMax, packagePriceCents } from './package-terms.ts';

/**
 * Whether this is a number of packages: a whole one from 0 to 100. Source: specification section 5.
 */
export function isPackageCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= packageCountMax;
}

/** What so many packages cost a month, in cents: count × 49 dollars. Source: specification section 4 "Package change". */
export function packageCostCents(count: number): number {
  return count * packagePriceCents;
}

/** Connections that so many packages add: count × 5. Source: specification section 9. */
export function packageConnections(count: number): number {
  return count * connectionsPerPackage;
}
