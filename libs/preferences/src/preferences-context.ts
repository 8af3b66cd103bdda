import { useTranslation, type LanguageCode } from '@onepoint/i18n';
import { createContext, use } from 'react';

type PreferencesText = ReturnType<typeof useTranslation<readonly ['modals', 'common']>>['t'];

export interface PreferencesHost {
  readonly t: PreferencesText;
  readonly language: string;
  /** Languages with pages in this build. */
  readonly availableLanguages: readonly string[];
  /** Opens the page in another language. Called after the choice was stored. */
  readonly onLanguageChange: (language: LanguageCode) => void;
  /** Opens the language modal above the settings. */
  readonly onPickLanguage: () => void;
}

export const PreferencesContext = createContext<PreferencesHost | null>(null);

/** @throws MissingPreferencesHostError without a `PreferencesContext` above the `ModalHost` */
export function usePreferencesHost(): PreferencesHost {
  const host = use(PreferencesContext);
  if (!host) throw new MissingPreferencesHostError();
  return host;
}

class MissingPreferencesHostError extends Error {
  readonly code = 'MISSING_PREFERENCES_HOST';

  constructor() {
    super('The preferences modals require a PreferencesContext above the ModalHost');
    this.name = 'MissingPreferencesHostError';
  }
}
