import * as fc from 'fast-check';
import type { BillingState } from '../billing/settlement.ts';
import { getPlan } from '../plans/plan-catalogue.ts';
import type { Plan, PlanId } from '../plans/plan.ts';

export const now = new Date('2026-11-21T12:00:00Z');

const aroundNow = fc.date({ min: new Date('2026-06-01'), max: new Date('2027-06-01'), noInvalidDate: true });
const anyPlanId = fc.constantFrom('FREE', 'BETA', 'PAYG', 'M');

export const billingStates: fc.Arbitrary<BillingState> = fc.record({
  planId: anyPlanId,
  nextPlanId: fc.option(anyPlanId),
  planEndsAt: fc.option(aroundNow),
  planAnchorDay: fc.option(fc.integer({ min: 1, max: 31 })),
  packageCount: fc.oneof(fc.nat(3), fc.nat(100)),
  nextPackageCount: fc.option(fc.oneof(fc.nat(3), fc.nat(100))),
  packageEndsAt: fc.option(aroundNow),
  packageAnchorDay: fc.option(fc.integer({ min: 1, max: 31 })),
  balanceCents: fc.oneof(fc.integer({ min: -10_000, max: 30_000 }), fc.integer({ min: -1_000_000, max: 10_000_000 })),
});

/** The catalogue with some fields of one plan replaced, for cases that no current plan has, such as a monthly price. */
export function catalogueWith(planId: PlanId, fields: Partial<Plan>): (id: PlanId) => Plan {
  return (id) => (id === planId ? { ...getPlan(id), ...fields } : getPlan(id));
}
