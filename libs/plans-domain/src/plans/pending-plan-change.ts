import { planDirection } from './plan-direction.ts';
import type { PlanId } from './plan-id.ts';
import type { PlanState } from './plan-state.ts';

/** A change of plan that was chosen and waits for the end of the period. */
export interface PendingPlanChange {
  readonly kind: 'upgrade' | 'downgrade';
  readonly planId: PlanId;
  /** When it takes effect; null when nothing keeps it waiting any longer. */
  readonly effectiveAt: Date | null;
}

/**
 * The change of plan that waits, or null: a banner says so, and choosing the current plan again takes it back. Source: decision 29
 * ("while next ≠ current").
 */
export function pendingPlanChange({ planId, nextPlanId, planEndsAt }: PlanState): PendingPlanChange | null {
  if (nextPlanId === null || nextPlanId === planId) return null;
  return { kind: planDirection(planId, nextPlanId), planId: nextPlanId, effectiveAt: planEndsAt };
}
