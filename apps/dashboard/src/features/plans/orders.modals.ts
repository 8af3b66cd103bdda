import { defineModals } from '@onepoint/modal-stack';
import { packageCountMax } from '@onepoint/plans-domain';
import * as z from 'zod/mini';
import { modals } from '../../shared/overlays/modals.ts';

/** Separate registry, because the modals in `plans.modals.ts` open these. */
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

/** Replaces the top modal, if any. */
export function openPackagePurchase(projectId: string): void {
  void orderModals.replace('package-purchase', { projectId });
}

/** Replaces the top modal, if any. */
export function openEnterpriseRequest(): void {
  void orderModals.replace('enterprise-request');
}
