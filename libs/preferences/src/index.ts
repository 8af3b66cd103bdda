export { LanguageModal } from './language-modal.tsx';
export { PreferencesContext } from './preferences-context.ts';
export { preferenceModals } from './preference.modals.ts';
export { PreferencesOverlay } from './preferences-overlay.tsx';
export { SettingsModal } from './settings-modal.tsx';
export type { PreferencesRequest } from './use-preferences-overlay.ts';
