import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import type { ReactNode } from 'react';
import { PreferencesButtons } from './preferences/preferences-buttons.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './page-header.module.css';

/** Name of the product (back to its site), language, preferences and theme. */
export function PageHeader(): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/" aria-label={t('common:product.home', { name: siteConfig.name })}>
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
