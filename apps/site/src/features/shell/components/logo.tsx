import { useTranslation } from '@onepoint/i18n/light';
import { localePath } from '@onepoint/navigation';
import { siteConfig } from '@onepoint/site-config';
import { Badge } from '@onepoint/ui-kit/badge';
import { usePage } from '../../../shared/page-context-provider.tsx';
import styles from './logo.module.css';

/** The product's mark, its name, and the badge of its age. */
export function Logo() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.logo}>
      <a href={localePath('/', usePage().locale)} className={styles.link}>
        <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden>
          <rect className={styles.tile} width="32" height="32" rx="8" />
          <path className={styles.lines} d="M16 16 6.5 8M16 16h-11M16 16 6.5 24" />
          <path className={styles.line} d="M16 16h11" />
          <circle className={styles.point} cx="16" cy="16" r="4.5" />
        </svg>
        <span>{siteConfig.name}</span>
      </a>
      {siteConfig.beta ? (
        <Badge tone="accent" className={styles.badge}>
          {t('product.beta')}
        </Badge>
      ) : null}
    </div>
  );
}
