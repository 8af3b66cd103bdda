import { appState, defaultPreferences, useAppState, type Preferences } from '@onepoint/app-state';
import { createI18n, I18nextProvider, languages, useTranslation, type LanguageCode } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import modals from '@onepoint/locales/en/modals.json' with { type: 'json' };
import { useEffect, useMemo } from 'react';
import { PreferencesOverlay } from '../preferences-overlay.tsx';
import type { PreferencesRequest } from '../use-preferences-overlay.ts';

const i18n = createI18n({ language: 'en', builtIn: { common, modals } });
const allLanguages = languages.map(({ code }) => code);

interface PreferencesStoryProps {
  modal: 'language' | 'settings';
  /** @default a request for `modal` */
  request?: PreferencesRequest;
  /** @default English */
  language?: string;
  /** @default all languages */
  availableLanguages?: readonly string[];
  preferences?: Partial<Preferences>;
  onLanguageChange: (language: LanguageCode) => void;
}

export function PreferencesStory(props: PreferencesStoryProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <OpenModal {...props} />
    </I18nextProvider>
  );
}

function OpenModal({
  modal,
  request,
  language = 'en',
  availableLanguages = allLanguages,
  preferences,
  onLanguageChange,
}: PreferencesStoryProps) {
  const { t } = useTranslation(['modals', 'common']);
  const ownRequest = useMemo(() => ({ modal }), [modal]);
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
        request={request ?? ownRequest}
        t={t}
        language={language}
        availableLanguages={availableLanguages}
        onLanguageChange={onLanguageChange}
      />
    </>
  );
}
