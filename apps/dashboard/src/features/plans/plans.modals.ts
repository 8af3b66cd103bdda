import { planIdSchema } from '@onepoint/api-contract';
import { defineModals } from '@onepoint/modal-stack';
import type { PlanId } from '@onepoint/plans-domain';
import * as z from 'zod/mini';
import { modals } from '../../shared/overlays/modals.ts';

/** Modals to choose a plan or package. They lead to the modals in `orders.modals.ts`. */
export const planModals = defineModals({
  'plan-change': {
    load: async () => (await import('./plan-change/plan-change-modal.tsx')).PlanChangeModal,
    params: z.object({ projectId: z.string(), planId: z.optional(planIdSchema) }),
    widthPx: 777,
    bodyHeightPx: 480,
  },
  'package-list': {
    load: async () => (await import('./packages/package-list-modal.tsx')).PackageListModal,
    params: z.object({ projectId: z.string() }),
    widthPx: 560,
    bodyHeightPx: 220,
  },
}).on(modals);

export function openPlanChange(projectId: string, planId: PlanId): void {
  void planModals.open('plan-change', { projectId, planId });
}

/** Replaces the top modal, if any. */
export function openPackageList(projectId: string): void {
  void planModals.replace('package-list', { projectId });
}
