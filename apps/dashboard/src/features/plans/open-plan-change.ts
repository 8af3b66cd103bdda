import type { PlanId } from '@onepoint/plans-domain';
import { planModals } from './plans.modals.ts';

export interface OpenPlanChangeParameters {
  projectId: string;
  /** The plan that is chosen to begin with. */
  planId?: PlanId | undefined;
}

/** Opens the change of a project's plan. */
export function openPlanChange({ projectId, planId }: OpenPlanChangeParameters): void {
  void planModals.open('plan-change', { projectId, planId });
}
