import type { Project } from '@onepoint/api-contract';
import { formatMoney, formatUsd, useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { isChargedPlan } from '@onepoint/plans-domain';
import styles from './plan-card.module.css';
import { usePlanLabel } from './use-plan-label.ts';

export interface PlanCardProps {
  project: Pick<Project, 'balance' | 'accruedUsage' | 'usageCommitment'>;
}

/** Accrued cost has eight digits: a microcent is 10^-8 dollars. */
const exactDigits = 8;

/** Plan and balance of the current project, with what was used since the last whole cent. All of it leads to the usage. */
export function PlanCard({ project: { balance, accruedUsage, usageCommitment } }: PlanCardProps) {
  const { t, i18n } = useTranslation('nav');
  const planLabel = usePlanLabel();
  const isCharged = isChargedPlan(usageCommitment);
  return (
    <a href={localePath('/dashboard/usage', i18n.language)} className={styles.card}>
      <span className={styles.row}>
        <span>{t('account.balance')}</span>
        <span className={styles.plan}>{planLabel(usageCommitment)}</span>
      </span>
      <span className={balance < 0 ? `${styles.amount} ${styles.negative}` : styles.amount}>{formatMoney(balance, i18n.language)}</span>
      <span className={styles.note}>
        {isCharged ? t('account.accrued', { cost: formatUsd(accruedUsage.cost, i18n.language, exactDigits) }) : t('account.free')}
      </span>
    </a>
  );
}
