import type { PlanId } from './plan-id.ts';

/** Plans from the smallest to the largest. A later one is an upgrade. The package `L` stands outside. */
export const planOrder = ['PUBLIC', 'FREE', 'BETA', 'PAYG', 'M'] as const satisfies readonly PlanId[];

/** Position in `planOrder`, or undefined for what stands outside of it. */
export function findPlanPosition(planId: PlanId): number | undefined {
  const position = planOrder.findIndex((id) => id === planId);
  return position === -1 ? undefined : position;
}
