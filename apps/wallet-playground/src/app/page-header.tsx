import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import type { ReactNode } from 'react';
import { homePath } from './create-page-i18n.ts';
import { PreferencesButtons } from './preferences/preferences-buttons.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './page-header.module.css';

/** Name of the product (back to its site, in the same language), language, preferences and theme. */
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
