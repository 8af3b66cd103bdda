import { describe, expect, it } from 'vitest';
import { microcentsPerComputeUnit } from '../usage-cost.ts';
import { isPlanId, planIds, planDirection, isChargedPlan, pendingPlanChange } from './plan.ts';

describe('isPlanId', () => {
  it('accepts plan ids and nothing else', () => {
    expect(planIds.every((planId) => isPlanId(planId))).toBe(true);
    for (const text of ['', 'free', 'XL', 'constructor']) expect(isPlanId(text)).toBe(false);
  });
});

describe('planDirection', () => {
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
});

describe('isChargedPlan', () => {
  it.each(planIds)('matches the price of %s', (planId) => {
    expect(isChargedPlan(planId)).toBe(microcentsPerComputeUnit(planId) > 0);
  });

  it('charges nothing for an unknown plan', () => {
    expect(isChargedPlan('GOLD')).toBe(false);
  });
});

describe('pendingPlanChange', () => {
  const planEndsAt = new Date('2026-12-01T00:00:00Z');

  it('returns the scheduled upgrade or downgrade', () => {
    expect(pendingPlanChange({ planId: 'M', nextPlanId: 'PAYG', planEndsAt })).toEqual({
      kind: 'downgrade',
      planId: 'PAYG',
      effectiveAt: planEndsAt,
    });
    expect(pendingPlanChange({ planId: 'BETA', nextPlanId: 'PAYG', planEndsAt: null })).toEqual({
      kind: 'upgrade',
      planId: 'PAYG',
      effectiveAt: null,
    });
  });

  it('is null when no plan or the current plan comes next', () => {
    expect(pendingPlanChange({ planId: 'M', nextPlanId: null, planEndsAt })).toBeNull();
    expect(pendingPlanChange({ planId: 'M', nextPlanId: 'M', planEndsAt })).toBeNull();
  });
});
