import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { siteConfig } from '@onepoint/site-config';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import type { ReactNode } from 'react';
import styles from './login-frame.module.css';
import { Pitch } from './pitch.tsx';

export interface LoginFrameProps {
  children: ReactNode;
}

/** The sign-in page around its form: the mark, which leads home, and why one would sign up. */
export function LoginFrame({ children }: LoginFrameProps) {
  const { t, i18n } = useTranslation('auth');
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a className={styles.brand} href={localePath('/', i18n.language)} aria-label={t('login.home', { name: siteConfig.name })}>
          <ProductMark sizePx={28} />
          <span>{siteConfig.name}</span>
        </a>
      </header>
      <main className={styles.main}>{children}</main>
      <aside className={styles.aside} aria-label={t('pitch.label')}>
        <Pitch />
      </aside>
    </div>
  );
}
