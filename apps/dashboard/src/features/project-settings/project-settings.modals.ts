import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

export const projectSettingsModals = defineModals({
  'unsaved-settings': {
    load: async () => (await import('./modals/unsaved-settings-modal.tsx')).UnsavedSettingsModal,
    bodyHeightPx: 48,
  },
}).on(modals);
