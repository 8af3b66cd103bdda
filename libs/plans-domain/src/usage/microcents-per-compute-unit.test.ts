import { expect, it } from 'vitest';
import type { PlanId } from '../plans/plan-id.ts';
import { microcentsPerComputeUnit } from './microcents-per-compute-unit.ts';

it.each([
  ['PUBLIC', 0],
  ['FREE', 0],
  ['BETA', 0],
  ['PAYG', 39],
  ['M', 29],
  ['L', 0],
] as const)('charges %s exactly %i microcents per compute unit', (planId, rate) => {
  expect(microcentsPerComputeUnit(planId)).toBe(rate);
});

it('charges nothing on a plan that a newer version stored', () => {
  expect(microcentsPerComputeUnit('GOLD' as PlanId)).toBe(0);
});
