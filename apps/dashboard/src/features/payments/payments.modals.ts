import { defineModals } from '@onepoint/modal-stack';
import * as z from 'zod/mini';
import { modals } from '../../shared/overlays/modals.ts';
import { centsParameter } from './payments.rules.ts';

/** The deposit modal leads to the modals in `deposit-methods.modals.ts`. */
export const paymentModals = defineModals({
  deposit: {
    load: async () => (await import('./deposit/deposit-modal.tsx')).DepositModal,
    params: z.object({ projectId: z.string(), mode: z.optional(z.enum(['cascade', 'native'])), amount: centsParameter }),
    widthPx: 520,
    bodyHeightPx: 240,
  },
  payment: {
    load: async () => (await import('./payment/payment-modal.tsx')).PaymentModal,
    params: z.object({ paymentId: z.string() }),
    widthPx: 520,
    bodyHeightPx: 440,
  },
  receipt: {
    load: async () => (await import('./payment/receipt-modal.tsx')).ReceiptModal,
    widthPx: 520,
    bodyHeightPx: 440,
  },
}).on(modals);

/**
 * Opens the choice of deposit methods. Emails link to it with `?modal=deposit&projectId=…&amount=…`.
 *
 * @param amount suggested amount in cents
 */
export function openDeposit(projectId: string, amount?: number): void {
  void paymentModals.open('deposit', amount === undefined ? { projectId } : { projectId, mode: 'native', amount });
}
