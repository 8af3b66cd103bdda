import { expect, it } from 'vitest';
import { getPlan } from './plan-catalogue.ts';
import { planLimits } from './plan-limits.ts';
import { planOrder } from './plan.ts';

it('never gives a larger plan lower limits than a smaller one', () => {
  for (const [index, planId] of planOrder.entries()) {
    const larger = planOrder[index + 1];
    if (larger === undefined) continue;
    for (const key of ['requestsPerSecond', 'computeUnitsPerSecond', 'connectionsMax'] as const) {
      expect(planLimits(larger)[key]).toBeGreaterThanOrEqual(planLimits(planId)[key]);
    }
  }
});

it('sets no daily quota on metered plans', () => {
  for (const planId of planOrder) {
    if (getPlan(planId).price.kind === 'metered') expect(planLimits(planId).computeUnitsPerDay).toBeNull();
  }
});
