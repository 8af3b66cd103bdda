import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import styles from './account-loading.module.css';

/** The shape of the account menu before it is known whose it is. */
export function AccountLoading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('states.loading')}</span>
      <div className={styles.profile}>
        <Skeleton shape="circle" className={styles.avatar} />
        <Skeleton lines={2} />
      </div>
      <Skeleton shape="block" className={styles.card} />
      <Skeleton lines={4} />
    </div>
  );
}
