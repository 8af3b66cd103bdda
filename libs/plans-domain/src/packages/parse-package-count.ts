import { packageCountMax } from './package-terms.ts';

/**
 * What was typed as the number of packages, as one of 0 to 100: rounded to a whole number and clamped, as a field does on blur. What is no
 * number counts as 0. Source: specification section 5 "Package count".
 */
export function parsePackageCount(typed: string | number): number {
  const count = typeof typed === 'number' ? typed : Number.parseFloat(typed);
  if (Number.isNaN(count)) return 0;
  return Math.round(Math.min(packageCountMax, Math.max(0, count)));
}
