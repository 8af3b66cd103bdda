import type { PlanId } from '@onepoint/plans-domain';
import { openEnterpriseRequest } from './open-enterprise-request.ts';
import { planModals } from './plans.modals.ts';

export interface OpenPlanChangeParameters {
  projectId: string;
  /** The plan that is chosen to begin with. */
  planId?: PlanId | undefined;
  /** What the Enterprise form's e-mail field starts with. */
  email?: string | undefined;
}

/** Opens the change of a project's plan. */
export function openPlanChange({ projectId, planId, email }: OpenPlanChangeParameters): void {
  void planModals.open('plan-change', { projectId, planId, onEnterprise: () => openEnterpriseRequest(email) });
}
