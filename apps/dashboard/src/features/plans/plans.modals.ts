import { planIdSchema } from '@onepoint/api-contract';
import { defineModals } from '@onepoint/modal-stack';
import { packageCountMax } from '@onepoint/plans-domain';
import * as z from 'zod/mini';
import { modals } from '../../shared/overlays/modals.ts';

/** Modals of this feature. An address may open them for one project; the API says whether that is one of the reader's. */
export const planModals = defineModals({
  'plan-change': {
    load: async () => (await import('./modals/plan-change-modal.tsx')).PlanChangeModal,
    params: z.object({ projectId: z.string(), planId: z.optional(planIdSchema) }),
    widthPx: 777,
    bodyHeightPx: 480,
  },
  'package-purchase': {
    load: async () => (await import('./modals/package-purchase-modal.tsx')).PackagePurchaseModal,
    params: z.object({
      projectId: z.string(),
      count: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(packageCountMax))),
    }),
    widthPx: 750,
    bodyHeightPx: 320,
  },
  'package-list': {
    load: async () => (await import('./modals/package-list-modal.tsx')).PackageListModal,
    params: z.object({ projectId: z.string() }),
    widthPx: 560,
    bodyHeightPx: 220,
  },
  'enterprise-request': {
    load: async () => (await import('./modals/own-enterprise-request-modal.tsx')).OwnEnterpriseRequestModal,
    params: z.object({}),
    widthPx: 560,
    bodyHeightPx: 400,
  },
}).on(modals);

/** Opens the list of additional plans, replacing the top modal if there is one. */
export function openPackageList(projectId: string): void {
  void planModals.replace('package-list', { projectId });
}
