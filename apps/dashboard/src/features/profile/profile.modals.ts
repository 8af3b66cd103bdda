import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

/** Modals of the profile. None is opened by an address: each acts on what is beside its button. */
export const profileModals = defineModals({
  confirm: {
    load: async () => (await import('./modals/confirm-change-modal.tsx')).ConfirmChangeModal,
    bodyHeightPx: 72,
  },
}).on(modals);
