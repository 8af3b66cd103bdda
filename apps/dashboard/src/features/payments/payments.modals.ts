import { defineModals } from '@onepoint/modal-stack';
import * as z from 'zod/mini';
import { modals } from '../../shared/overlays/modals.ts';

const centsParameter = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_900)));

/** Modals of this feature. An address may open them for one project; the API says whether that is one of the reader's. */
export const paymentModals = defineModals({
  deposit: {
    load: async () => (await import('./modals/deposit-modal.tsx')).DepositModal,
    params: z.object({ projectId: z.string(), mode: z.optional(z.enum(['cascade', 'native'])) }),
    widthPx: 520,
    bodyHeightPx: 240,
  },
  'cascade-deposit': {
    load: async () => (await import('./modals/cascade-deposit-modal.tsx')).CascadeDepositModal,
    params: z.object({ projectId: z.string() }),
    widthPx: 560,
    bodyHeightPx: 180,
  },
  'crypto-deposit': {
    load: async () => (await import('./modals/crypto-deposit-modal.tsx')).CryptoDepositModal,
    params: z.object({ projectId: z.string(), amountCents: centsParameter, missingCents: centsParameter }),
    bodyHeightPx: 320,
  },
  receipt: {
    load: async () => (await import('./modals/receipt-modal.tsx')).ReceiptModal,
    widthPx: 520,
    bodyHeightPx: 440,
  },
  promocode: {
    load: async () => (await import('./modals/promocode-modal.tsx')).PromocodeModal,
    params: z.object({ projectId: z.string() }),
    bodyHeightPx: 110,
  },
}).on(modals);
