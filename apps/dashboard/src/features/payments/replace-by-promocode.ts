import { paymentModals } from './payments.modals.ts';

/** Opens the form for a promo code in the place of the modal on top, if there is one. */
export function replaceByPromocode(projectId: string): void {
  void paymentModals.replace('promocode', { projectId });
}
