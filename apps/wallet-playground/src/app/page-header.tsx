import { appState, useTheme } from '@onepoint/app-state';
import { findLanguage, useTranslation } from '@onepoint/i18n';
import { usePreferencesOverlay } from '@onepoint/preferences/overlay';
import { siteConfig } from '@onepoint/site-config';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import { Languages, Moon, Settings, Sun } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { homePath } from './create-page-i18n.ts';
import styles from './page-header.module.css';

/** Link to the site in the current language, language, preferences and theme. */
export function PageHeader(): ReactNode {
  const { t, i18n } = useTranslation(['provider', 'common']);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.brand} href={homePath(i18n.language)} aria-label={t('common:product.home', { name: siteConfig.name })}>
          <ProductMark sizePx={26} />
          {siteConfig.name}
        </a>
        <span className={styles.title}>{t('title')}</span>
        <div className={styles.actions}>
          <PreferencesButtons />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

const loadPreferences = async () => (await import('./page-preferences.tsx')).PagePreferences;

/** Buttons of the lazily loaded language and preferences dialogs. */
function PreferencesButtons(): ReactNode {
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

/** Toggles the theme for all apps of this origin. The preferences also offer the system's. */
function ThemeSwitch(): ReactNode {
  const { t } = useTranslation('common');
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      name={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      icon={isDark ? <Sun strokeWidth={1.5} /> : <Moon strokeWidth={1.5} />}
      onClick={() => appState.set({ themeMode: isDark ? 'light' : 'dark' })}
    />
  );
}
