import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Badge } from '@onepoint/ui-kit/badge';
import styles from './logo.module.css';

export interface LogoProps {
  href: string;
}

/** The product's mark and name; leads to the site. */
export function Logo({ href }: LogoProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.brand}>
      <a href={href} className={styles.logo} aria-label={t('product.home', { name: siteConfig.name })}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden>
          <circle cx="12" cy="12" r="9.5" className={styles.ring} />
          <circle cx="12" cy="12" r="4" className={styles.point} />
        </svg>
        <span className={styles.name}>{siteConfig.name}</span>
      </a>
      {siteConfig.beta ? <Badge tone="accent">{t('product.beta')}</Badge> : null}
    </span>
  );
}
