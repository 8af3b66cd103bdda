import { appState, useTheme } from '@onepoint/app-state';
import { findLanguage, useTranslation } from '@onepoint/i18n';
import { usePreferencesOverlay } from '@onepoint/preferences/overlay';
import { siteConfig } from '@onepoint/site-config';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import { LabLink } from '@onepoint/wallet-lab';
import { Languages, Moon, Settings, Sun } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { homePath } from './create-page-i18n.ts';
import { listHomeLinks, type Home } from './home.ts';
import styles from './page-header.module.css';

export function PageHeader({ home }: { readonly home: Home }): ReactNode {
  const { t, i18n } = useTranslation(['provider', 'common']);
  const links = listHomeLinks(home, homePath(i18n.language));
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand home={home} />
        {links.length > 0 ? (
          <nav className={styles.links} aria-label={siteConfig.name}>
            {links.map(({ id, href }) => (
              <a key={id} className={styles.link} href={href}>
                {t(`links.${id}`)}
              </a>
            ))}
          </nav>
        ) : null}
        <div className={styles.actions}>
          <PreferencesButtons />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

/** The site's home on its origin. Elsewhere, the playground is its own home. */
function Brand({ home }: { readonly home: Home }): ReactNode {
  const { t, i18n } = useTranslation(['provider', 'common']);
  if (home.kind !== 'same-origin')
    return (
      <LabLink to={{ section: 'connect' }} className={styles.brand} aria-label={t('common:product.home', { name: t('title') })}>
        <ProductMark sizePx={26} />
        {t('title')}
      </LabLink>
    );
  return (
    <>
      <a className={styles.brand} href={homePath(i18n.language)} aria-label={t('common:product.home', { name: siteConfig.name })}>
        <ProductMark sizePx={26} />
        {siteConfig.name}
      </a>
      <span className={styles.title}>{t('title')}</span>
    </>
  );
}

const loadPreferences = async () => (await import('./page-preferences.tsx')).PagePreferences;

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

/** Toggles the theme for all apps of this origin. The preferences also offer the system theme. */
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
