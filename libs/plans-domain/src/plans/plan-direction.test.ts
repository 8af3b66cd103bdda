import { expect, it } from 'vitest';
import { planDirection } from './plan-direction.ts';

it.each([
  ['FREE', 'PAYG', 'upgrade'],
  ['PAYG', 'M', 'upgrade'],
  ['PAYG', 'BETA', 'downgrade'],
  ['M', 'PUBLIC', 'downgrade'],
  ['L', 'PUBLIC', 'upgrade'],
  ['PUBLIC', 'L', 'downgrade'],
] as const)('from %s to %s is a %s', (from, to, direction) => {
  expect(planDirection(from, to)).toBe(direction);
});
