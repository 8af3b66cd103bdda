import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Badge } from '@onepoint/ui-kit/badge';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
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
        <ProductMark />
        <span className={styles.name}>{siteConfig.name}</span>
      </a>
      {siteConfig.beta ? <Badge tone="accent">{t('product.beta')}</Badge> : null}
    </span>
  );
}
