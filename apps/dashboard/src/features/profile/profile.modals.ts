import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

export const profileModals = defineModals({
  confirm: {
    load: async () => (await import('./confirm-change-modal.tsx')).ConfirmChangeModal,
    bodyHeightPx: 72,
  },
}).on(modals);
