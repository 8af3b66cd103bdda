import type { RegisteredModal } from '@onepoint/modal-stack';
import { depositMethodModals } from '../features/payments/deposit-methods.modals.ts';
import { paymentModals } from '../features/payments/payments.modals.ts';
import { orderModals } from '../features/plans/orders.modals.ts';
import { planModals } from '../features/plans/plans.modals.ts';
import { preferences } from './preferences.modals.ts';

/** Modals that an address may open (`?modal=<id>&…`) for whoever is signed in; those without `params` are never opened so. */
export const linkedModals: readonly RegisteredModal[] = [preferences, paymentModals, depositMethodModals, planModals, orderModals].flatMap(
  ({ registered }) => registered,
);
