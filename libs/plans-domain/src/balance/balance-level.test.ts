import { expect, it } from 'vitest';
import { balanceLevel } from './balance-level.ts';

it.each([
  ['PAYG', 10_000, null, 0, 'ok'],
  ['PAYG', 10_000, 8, 0, 'ok'],
  ['PAYG', 10_000, 7, 0, 'low'],
  ['PAYG', 1, 0, 0, 'low'],
  ['PAYG', 0, 0, 0, 'used-up'],
  ['PAYG', -5, 0, 0, 'used-up'],
  ['PAYG', 4_899, 90, 4_900, 'low'],
  ['PAYG', 4_900, 90, 4_900, 'ok'],
  ['FREE', 0, null, 0, 'ok'],
  ['FREE', 0, 0, 0, 'ok'],
  ['FREE', 0, 0, 4_900, 'low'],
  ['FREE', -1, 0, 0, 'in-debt'],
  ['FREE', -1, 0, 4_900, 'in-debt'],
] as const)('%s with %i cents that last %s days, %i due: %s', (planId, balanceCents, runwayDays, renewalCents, level) => {
  expect(balanceLevel({ planId, balanceCents, runwayDays, renewalCents })).toBe(level);
});
