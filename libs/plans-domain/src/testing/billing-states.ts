import * as fc from 'fast-check';
import type { BillingState } from '../billing/settle-billing.ts';

/** The moment that random projects are looked at. */
export const now = new Date('2026-11-21T12:00:00Z');

const aroundNow = fc.date({ min: new Date('2026-06-01'), max: new Date('2027-06-01'), noInvalidDate: true });
const planId = fc.constantFrom('FREE', 'BETA', 'PAYG', 'M');

/** Projects in every state that billing can meet, also unlikely ones. */
export const billingStates: fc.Arbitrary<BillingState> = fc.record({
  planId,
  nextPlanId: fc.option(planId),
  planEndsAt: fc.option(aroundNow),
  planAnchorDay: fc.option(fc.integer({ min: 1, max: 31 })),
  packageCount: fc.oneof(fc.nat(3), fc.nat(100)),
  nextPackageCount: fc.option(fc.oneof(fc.nat(3), fc.nat(100))),
  packageEndsAt: fc.option(aroundNow),
  packageAnchorDay: fc.option(fc.integer({ min: 1, max: 31 })),
  balanceCents: fc.oneof(fc.integer({ min: -10_000, max: 30_000 }), fc.integer({ min: -1_000_000, max: 10_000_000 })),
});
