import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

/** The modal that shows a secret ignores outside clicks; Escape and Back ask first. */
export const apiKeyModals = defineModals({
  'create-api-key': {
    load: async () => (await import('./modals/create-api-key-modal.tsx')).CreateApiKeyModal,
    bodyHeightPx: 96,
  },
  'reveal-api-key': {
    load: async () => (await import('./modals/reveal-api-key-modal.tsx')).RevealApiKeyModal,
    disableOutsideClick: true,
    widthPx: 560,
    bodyHeightPx: 180,
  },
  'rename-api-key': {
    load: async () => (await import('./modals/rename-api-key-modal.tsx')).RenameApiKeyModal,
    bodyHeightPx: 72,
  },
  'rotate-api-key': {
    load: async () => (await import('./modals/rotate-api-key-modal.tsx')).RotateApiKeyModal,
    widthPx: 520,
    bodyHeightPx: 320,
  },
  'delete-api-key': {
    load: async () => (await import('./modals/delete-api-key-modal.tsx')).DeleteApiKeyModal,
    bodyHeightPx: 72,
  },
}).on(modals);
