import { defineModals } from '@onepoint/modal-stack';
import { preferenceModals } from '@onepoint/preferences';
import { modals } from '../../shared/overlays/modals.ts';

export const shellModals = defineModals({
  'mobile-menu': { load: async () => (await import('./mobile-menu.tsx')).MobileMenu, bodyHeightPx: 320 },
  'command-palette': {
    load: async () => (await import('../palette/palette-modal.tsx')).PaletteModal,
    widthPx: 640,
    bodyHeightPx: 420,
  },
}).on(modals);

export const preferences = preferenceModals.on(modals);
