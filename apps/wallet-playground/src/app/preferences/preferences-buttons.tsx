import { findLanguage, useTranslation } from '@onepoint/i18n';
import { usePreferencesOverlay } from '@onepoint/preferences/overlay';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Languages, Settings } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

const loadPreferences = async () => (await import('./page-preferences.tsx')).PagePreferences;

/** The ways to the choice of language and to the preferences, whose code comes when they are asked for. */
export function PreferencesButtons(): ReactNode {
  const { t, i18n } = useTranslation('common');
  const { open, preload, isLoading, overlay } = usePreferencesOverlay(loadPreferences);
  const opener = (modal: 'language' | 'settings') => ({
    'aria-haspopup': 'dialog' as const,
    'aria-busy': isLoading,
    onPointerEnter: preload,
    onClick: () => open(modal),
  });
  return (
    <>
      <IconButton
        name={t('language.current', { label: findLanguage(i18n.language)?.label ?? i18n.language })}
        icon={<Languages strokeWidth={1.5} />}
        {...opener('language')}
      />
      <IconButton name={t('preferences.open')} icon={<Settings strokeWidth={1.5} />} {...opener('settings')} />
      <Suspense>{overlay}</Suspense>
    </>
  );
}
