import { paymentModals } from './payments.modals.ts';

/** Opens the form for a promo code; gives the activation, if there was one. */
export function openPromocode(projectId: string) {
  return paymentModals.open('promocode', { projectId });
}
