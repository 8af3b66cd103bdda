import { appState } from '@onepoint/app-state';
import { switchLanguage } from '@onepoint/navigation';
import { PreferencesContext } from '@onepoint/preferences';
import { useTranslation } from '@onepoint/i18n';
import { useContext, type ReactNode } from 'react';
import { ModalLinksContext } from '../modal-links.ts';
import { pageLanguage, routedLanguages } from '../page-language.ts';
import { preferences } from '../preferences.modals.ts';

/** What the modals of preferences need of this app. Another language is another page load, in place of this page. */
export function PreferencesHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['modals', 'common']);
  const links = useContext(ModalLinksContext);
  const handleLanguageChange = (language: string): void => {
    // The next page may be an address that continues in the language before (`paymentReturnAddress`).
    appState.set({ dashboardLocale: language });
    // Once the modals' own entries are gone the address is that of the page alone.
    links?.leave(true, () => location.replace(switchLanguage(location, language, routedLanguages)));
  };
  const host = {
    t,
    language: pageLanguage,
    availableLanguages: routedLanguages,
    onLanguageChange: handleLanguageChange,
    onPickLanguage: () => void preferences.open('language'),
  };
  return <PreferencesContext value={host}>{children}</PreferencesContext>;
}
