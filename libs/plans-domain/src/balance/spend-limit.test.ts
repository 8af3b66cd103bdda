import { expect, it } from 'vitest';
import { isSpendLimited } from './spend-limit.ts';

it.each([
  ['PAYG', 1, false],
  ['PAYG', 0, true],
  ['PAYG', -1, true],
  ['M', 0, true],
  ['FREE', -1, false],
  ['BETA', 0, false],
  ['PUBLIC', 0, false],
] as const)('%s at %i cents is refused for its balance: %s', (planId, balanceCents, isLimited) => {
  expect(isSpendLimited(planId, balanceCents)).toBe(isLimited);
});
