import type { RegisteredModal } from '@onepoint/modal-stack';
import { paymentModals } from '../features/payments/payments.modals.ts';
import { planModals } from '../features/plans/plans.modals.ts';
import { preferences } from './preferences.modals.ts';

/** Modals that an address may open (`?modal=<id>&…`) for whoever is signed in; those without `params` are never opened so. */
export const linkedModals: readonly RegisteredModal[] = [preferences, paymentModals, planModals].flatMap(({ registered }) => registered);
