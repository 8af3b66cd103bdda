import { planModals } from './plans.modals.ts';

/** Opens the purchase of packages in the place of the modal on top, if there is one. */
export function openPackagePurchase(projectId: string): void {
  void planModals.replace('package-purchase', { projectId });
}
