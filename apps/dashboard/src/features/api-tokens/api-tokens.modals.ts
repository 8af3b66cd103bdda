import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

/** The modal that shows a secret ignores outside clicks; Escape and Back ask first. */
export const apiTokenModals = defineModals({
  'create-token': {
    load: async () => (await import('./create-token-modal.tsx')).CreateTokenModal,
    widthPx: 560,
    bodyHeightPx: 480,
  },
  'reveal-token': {
    load: async () => (await import('./reveal-token-modal.tsx')).RevealTokenModal,
    disableOutsideClick: true,
    widthPx: 560,
    bodyHeightPx: 140,
  },
  'revoke-token': {
    load: async () => (await import('./revoke-token-modal.tsx')).RevokeTokenModal,
    bodyHeightPx: 72,
  },
}).on(modals);
