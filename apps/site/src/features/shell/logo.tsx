import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { siteConfig } from '@onepoint/site-config';
import { Badge } from '@onepoint/ui-kit/badge';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import { usePage } from '../../shared/page-context.ts';
import styles from './logo.module.css';

export function Logo() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.logo}>
      <a href={localePath('/', usePage().locale)} className={styles.link}>
        <ProductMark sizePx={26} />
        <span className={styles.name}>{siteConfig.name}</span>
      </a>
      {siteConfig.beta ? (
        <Badge tone="accent" className={styles.badge}>
          {t('product.beta')}
        </Badge>
      ) : null}
    </div>
  );
}
