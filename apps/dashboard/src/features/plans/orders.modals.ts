import { defineModals } from '@onepoint/modal-stack';
import { packageCountMax } from '@onepoint/plans-domain';
import * as z from 'zod/mini';
import { modals } from '../../shared/overlays/modals.ts';

/** Modals to buy packages or request Enterprise. They have their own registry because the modals in `plans.modals.ts` open them. */
export const orderModals = defineModals({
  'package-purchase': {
    load: async () => (await import('./packages/package-purchase-modal.tsx')).PackagePurchaseModal,
    params: z.object({
      projectId: z.string(),
      count: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(packageCountMax))),
    }),
    widthPx: 750,
    bodyHeightPx: 320,
  },
  'enterprise-request': {
    load: async () => (await import('./enterprise/enterprise-request-modal.tsx')).EnterpriseRequestModal,
    params: z.object({}),
    widthPx: 560,
    bodyHeightPx: 400,
  },
}).on(modals);

/** Opens the purchase of packages, replacing the top modal if there is one. */
export function openPackagePurchase(projectId: string): void {
  void orderModals.replace('package-purchase', { projectId });
}

/** Opens the Enterprise request, replacing the top modal if there is one. */
export function openEnterpriseRequest(): void {
  void orderModals.replace('enterprise-request');
}
