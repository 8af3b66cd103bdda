import { appState, defaultPreferences, useAppState, type Preferences } from '@onepoint/app-state';
import { createI18n, I18nextProvider, languages, useTranslation, type LanguageCode } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import modals from '@onepoint/locales/en/modals.json' with { type: 'json' };
import { useEffect, useMemo } from 'react';
import { PreferencesOverlay } from '../overlay/preferences-overlay.tsx';
import type { PreferencesRequest } from '../overlay/preferences-request.ts';

const i18n = createI18n({ language: 'en', builtIn: { common, modals } });
const everyLanguage = languages.map(({ code }) => code);

export interface PreferencesStoryProps {
  modal: 'language' | 'settings';
  /** The wish that opens it, where the page makes them itself. */
  asked?: PreferencesRequest;
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

function OpenModal({
  modal,
  asked,
  language = 'en',
  availableLanguages = everyLanguage,
  preferences,
  onLanguageChange,
}: PreferencesStoryProps) {
  const { t } = useTranslation(['modals', 'common']);
  const request = useMemo(() => asked ?? { modal }, [asked, modal]);
  useEffect(() => {
    appState.set({ ...defaultPreferences, ...preferences });
    return () => appState.set(defaultPreferences);
  }, [preferences]);
  return (
    <>
      <output aria-label="Stored theme" hidden>
        {useAppState('themeMode')}
      </output>
      <PreferencesOverlay
        asked={request}
        t={t}
        language={language}
        availableLanguages={availableLanguages}
        onLanguageChange={onLanguageChange}
      />
    </>
  );
}
