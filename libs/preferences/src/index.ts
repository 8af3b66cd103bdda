export { listLanguageChoices, type LanguageChoice } from './language-modal/list-language-choices.ts';
export { LanguageModal } from './language-modal/language-modal.tsx';
export { PreferencesContext, type PreferencesHost } from './preferences-context.ts';
export { preferenceModals } from './preference.modals.ts';
export { PreferencesOverlay, type PreferencesOverlayProps } from './overlay/preferences-overlay.tsx';
export type { PreferencesRequest } from './overlay/preferences-request.ts';
export { SettingsModal } from './settings-modal/settings-modal.tsx';
