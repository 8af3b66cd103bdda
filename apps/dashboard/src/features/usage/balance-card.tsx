import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isChargedPlan } from '@onepoint/plans-domain';
import { Link } from 'react-router';
import { useFormat } from '../../shared/format/use-format.ts';
import { usePlanName } from '../../shared/projects/use-plan-name.ts';
import styles from './balance-card.module.css';

export interface BalanceCardProps {
  project: Pick<Project, 'balance' | 'accruedUsage' | 'usageCommitment'>;
  usagePath: string;
  /** Called when the card is followed: a menu in a drawer closes. */
  onFollow?: (() => void) | undefined;
}

/** Plan and balance in the menu, with what was used since the last whole cent. All of it leads to the usage. */
export function BalanceCard({ project, usagePath, onFollow }: BalanceCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const { balance, accruedUsage, usageCommitment } = project;
  const charged = isChargedPlan(usageCommitment);
  return (
    <Link to={usagePath} className={styles.card} onClick={onFollow}>
      <span className={styles.row}>
        <span>{t('balance.title')}</span>
        <span className={styles.plan}>{planName(usageCommitment)}</span>
      </span>
      <span className={balance < 0 ? `${styles.amount} ${styles.negative}` : styles.amount}>{format.money(balance)}</span>
      <span className={styles.note}>
        {charged ? t('balance.accrued', { cost: format.exactMoney(accruedUsage.cost) }) : t('balance.free')}
      </span>
    </Link>
  );
}
