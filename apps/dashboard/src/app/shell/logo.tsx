import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Badge } from '@onepoint/ui-kit/badge';
import styles from './logo.module.css';

export interface LogoProps {
  href: string;
  /** Gives way to what stands beside it on a phone: the mark alone is left. @default false */
  compact?: boolean;
}

/** The product's mark and name; leads to the site. */
export function Logo({ href, compact = false }: LogoProps) {
  const { t } = useTranslation();
  return (
    <span className={compact ? `${styles.brand} ${styles.compact}` : styles.brand}>
      <a href={href} className={styles.logo} aria-label={t('product.home', { name: siteConfig.name })}>
        <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden>
          <rect width="32" height="32" rx="8" className={styles.tile} />
          <path d="M16 16 6.5 8M16 16H5M16 16l-9.5 8" className={styles.lines} />
          <path d="M16 16h11" className={styles.line} />
          <circle cx="16" cy="16" r="4.5" className={styles.point} />
        </svg>
        <span className={styles.name}>{siteConfig.name}</span>
      </a>
      {siteConfig.beta ? <Badge tone="accent">{t('product.beta')}</Badge> : null}
    </span>
  );
}
