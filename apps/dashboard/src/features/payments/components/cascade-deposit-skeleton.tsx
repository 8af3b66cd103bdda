import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import styles from './cascade-deposit.module.css';

/** The shape of a deposit address that is on its way. */
export function CascadeDepositSkeleton() {
  const { t } = useTranslation('modals');
  return (
    <div className={styles.deposit} aria-busy>
      <span className="visually-hidden" role="status">
        {t('cascadeDeposit.loading')}
      </span>
      <Skeleton shape="block" className={styles.warningSkeleton} />
      <Skeleton />
    </div>
  );
}
