import { appState, defaultPreferences, useAppState, type Preferences } from '@onepoint/app-state';
import { createI18n, I18nextProvider, languages, useTranslation, type LanguageCode } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import modals from '@onepoint/locales/en/modals.json' with { type: 'json' };
import { createModalStack, ModalHost } from '@onepoint/modal-stack';
import { useEffect, useState } from 'react';
import { preferenceModals } from '../preference.modals.ts';
import { PreferencesContext } from '../preferences-context.ts';

const i18n = createI18n({ language: 'en', builtIn: { common, modals } });
const texts = {
  close: common.actions.close,
  loading: common.states.loading,
  ...modals.frame,
  retry: common.actions.retry,
};

export interface PreferencesStoryProps {
  modal: 'language' | 'settings';
  /** Language of the page. Default English. */
  language?: string;
  /** Languages that have pages. Default all of the list. */
  availableLanguages?: readonly string[];
  preferences?: Partial<Preferences>;
  onLanguageChange: (language: LanguageCode) => void;
}

/** One of the modals, open, in a page that remembers nothing. */
export function PreferencesStory(props: PreferencesStoryProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <OpenModal {...props} />
    </I18nextProvider>
  );
}

function OpenModal({ modal, language = 'en', availableLanguages, preferences, onLanguageChange }: PreferencesStoryProps) {
  const { t } = useTranslation(['modals', 'common']);
  const [stack] = useState(createModalStack);
  const bound = preferenceModals.on(stack);
  useEffect(() => {
    appState.set({ ...defaultPreferences, ...preferences });
    void preferenceModals.on(stack).open(modal);
    return () => {
      stack.clear();
      appState.set(defaultPreferences);
    };
  }, [modal, preferences, stack]);
  return (
    <PreferencesContext
      value={{
        t,
        language,
        availableLanguages: availableLanguages ?? languages.map(({ code }) => code),
        onLanguageChange,
        onPickLanguage: () => void bound.open('language'),
      }}
    >
      <output aria-label="Stored theme" hidden>
        {useAppState('themeMode')}
      </output>
      <ModalHost stack={stack} texts={texts} />
    </PreferencesContext>
  );
}
