import { defineModals } from '@onepoint/modal-stack';
import * as z from 'zod/mini';
import { modals } from '../../shared/overlays/modals.ts';
import { depositReasonShape, type DepositReason } from '../../shared/top-up/deposit-reason.ts';
import { centsParameter } from './payments.rules.ts';

/** Separate registry, because the deposit modal, registered in `payments.modals.ts`, opens these. */
export const depositMethodModals = defineModals({
  'cascade-deposit': {
    load: async () => (await import('./deposit/cascade-deposit-modal.tsx')).CascadeDepositModal,
    params: z.object({ projectId: z.string() }),
    widthPx: 560,
    bodyHeightPx: 180,
  },
  'native-deposit': {
    load: async () => (await import('./deposit/native-deposit-modal.tsx')).NativeDepositModal,
    params: z.object({ projectId: z.string(), amount: centsParameter, missingCents: centsParameter, ...depositReasonShape }),
    bodyHeightPx: 320,
  },
  promocode: {
    load: async () => (await import('./promocode/promocode-modal.tsx')).PromocodeModal,
    params: z.object({ projectId: z.string() }),
    bodyHeightPx: 110,
  },
}).on(modals);

/**
 * Opens the native deposit for a missing amount. Other features get this through `TopUpContext`.
 *
 * @param missingCents amount to credit; the fee is added on top
 * @param reason action to return to after paying
 */
export function openTopUp(projectId: string, missingCents: number, reason?: DepositReason): void {
  void depositMethodModals.open('native-deposit', { projectId, missingCents, ...reason });
}
