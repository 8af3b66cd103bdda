import { expect, it } from 'vitest';
import { getPlan } from './get-plan.ts';
import { planLimits } from './plan-limits.ts';
import { planOrder } from './plan-order.ts';

it('never gives a larger plan less than a smaller one', () => {
  for (const [index, planId] of planOrder.entries()) {
    const larger = planOrder[index + 1];
    if (larger === undefined) continue;
    for (const key of ['requestsPerSecond', 'computeUnitsPerSecond', 'connectionsMax'] as const) {
      expect(planLimits(larger)[key]).toBeGreaterThanOrEqual(planLimits(planId)[key]);
    }
  }
});

it('sets no daily quota on a plan that is paid by use', () => {
  for (const planId of planOrder) {
    if (getPlan(planId).price.kind === 'metered') expect(planLimits(planId).computeUnitsPerDay).toBeNull();
  }
});
