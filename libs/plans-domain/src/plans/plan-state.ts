import type { PlanId } from './plan-id.ts';

/** What is known of a project's plan. */
export interface PlanState {
  readonly planId: PlanId;
  /** The plan from the end of the period on; null, or the current one, where nothing is to change. Wire: `nextUsageCommitment`. */
  readonly nextPlanId: PlanId | null;
  /** End of the period that is paid for, or null for a plan without one. Wire: `usageCommitmentEnd`. */
  readonly planEndsAt: Date | null;
  /** Day of the month that the plan's first period began on; by default the day of `planEndsAt`. */
  readonly planAnchorDay?: number | null;
}
