import { useTranslation, type LanguageCode } from '@onepoint/i18n';
import { createContext, use } from 'react';
import { MissingPreferencesHostError } from './missing-preferences-host-error.ts';

/** Texts of these modals. */
export type PreferencesText = ReturnType<typeof useTranslation<readonly ['modals', 'common']>>['t'];

/** What an app gives to the modals of this library. */
export interface PreferencesHost {
  readonly t: PreferencesText;
  /** Language of the page. */
  readonly language: string;
  /** Languages that have pages in this build. */
  readonly availableLanguages: readonly string[];
  /** Goes to the same page in another language. The choice is remembered already. */
  readonly onLanguageChange: (language: LanguageCode) => void;
  /** Opens the choice of languages above the settings. */
  readonly onPickLanguage: () => void;
}

export const PreferencesContext = createContext<PreferencesHost | null>(null);

/**
 * What the app around a modal of this library gives it.
 *
 * @throws MissingPreferencesHostError without a `PreferencesContext` above the `ModalHost`
 */
export function usePreferencesHost(): PreferencesHost {
  const host = use(PreferencesContext);
  if (!host) throw new MissingPreferencesHostError();
  return host;
}
