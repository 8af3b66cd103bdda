import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

/** The left menu, where the window is too narrow for it. */
export const shellModals = defineModals({
  'mobile-menu': { load: async () => (await import('./mobile-menu.tsx')).MobileMenu, bodyHeightPx: 320 },
}).on(modals);
