import { planModals } from './plans.modals.ts';

/**
 * Opens the purchase of packages in the place of the modal on top, if there is one.
 *
 * @param onTopUp opens the deposit that brings so many cents to the balance
 */
export function openPackagePurchase(projectId: string, onTopUp?: (missingCents: number) => void): void {
  void planModals.replace('package-purchase', { projectId, onTopUp });
}
