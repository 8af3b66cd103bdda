import { defineModals } from '@onepoint/modal-stack';
import { z } from 'zod/mini';

/** `?modal=settings` opens the settings in apps that support it. */
export const preferenceModals = defineModals({
  language: {
    load: async () => (await import('./language-modal.tsx')).LanguageModal,
    widthPx: 560,
    bodyHeightPx: 340,
  },
  settings: {
    load: async () => (await import('./settings-modal.tsx')).SettingsModal,
    params: z.object({}),
    widthPx: 520,
    bodyHeightPx: 340,
  },
});
