import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

export const providerModals = defineModals({
  'add-provider': {
    load: async () => (await import('./modals/add-provider-modal.tsx')).AddProviderModal,
    widthPx: 560,
    bodyHeightPx: 400,
  },
  'edit-provider': {
    load: async () => (await import('./modals/edit-provider-modal.tsx')).EditProviderModal,
    widthPx: 560,
    bodyHeightPx: 320,
  },
  'delete-provider': {
    load: async () => (await import('./modals/delete-provider-modal.tsx')).DeleteProviderModal,
    bodyHeightPx: 96,
  },
}).on(modals);
