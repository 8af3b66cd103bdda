import { useTranslation } from '@onepoint/i18n';
import { builtLanguageCodes } from '@onepoint/i18n/load-dictionary';
import { PreferencesOverlay, type PreferencesRequest } from '@onepoint/preferences';
import type { ReactNode } from 'react';

/** Preferences dialogs. Changes the language without a reload, which would discard the log. */
export function PagePreferences({ asked }: { asked: PreferencesRequest }): ReactNode {
  const { t, i18n } = useTranslation(['modals', 'common']);
  const handleLanguageChange = (language: string): void => {
    document.documentElement.lang = language;
    void i18n.changeLanguage(language);
  };
  return (
    <PreferencesOverlay
      asked={asked}
      t={t}
      language={i18n.language}
      availableLanguages={builtLanguageCodes}
      onLanguageChange={handleLanguageChange}
    />
  );
}
