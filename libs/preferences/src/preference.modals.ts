import { defineModals } from '@onepoint/modal-stack';
import { z } from 'zod/mini';

/** Choice of language and settings. `?modal=settings` opens the settings where an app offers it. */
export const preferenceModals = defineModals({
  language: {
    load: async () => (await import('./language-modal/language-modal.tsx')).LanguageModal,
    widthPx: 560,
    bodyHeightPx: 340,
  },
  settings: {
    load: async () => (await import('./settings-modal/settings-modal.tsx')).SettingsModal,
    params: z.object({}),
    widthPx: 520,
    bodyHeightPx: 340,
  },
});
