import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

/** The modal that shows a secret ignores outside clicks; Escape and Back ask first. */
export const webhookModals = defineModals({
  'edit-webhook': {
    load: async () => (await import('./modals/edit-webhook-modal.tsx')).EditWebhookModal,
    widthPx: 600,
    bodyHeightPx: 480,
  },
  'webhook-secret': {
    load: async () => (await import('./modals/webhook-secret-modal.tsx')).WebhookSecretModal,
    disableOutsideClick: true,
    widthPx: 560,
    bodyHeightPx: 120,
  },
  'rotate-webhook-secret': {
    load: async () => (await import('./modals/rotate-webhook-secret-modal.tsx')).RotateWebhookSecretModal,
    widthPx: 520,
    bodyHeightPx: 240,
  },
  'delete-webhook': {
    load: async () => (await import('./modals/delete-webhook-modal.tsx')).DeleteWebhookModal,
    bodyHeightPx: 72,
  },
  'webhook-delivery': {
    load: async () => (await import('./modals/delivery-modal.tsx')).DeliveryModal,
    widthPx: 720,
    bodyHeightPx: 480,
  },
}).on(modals);
